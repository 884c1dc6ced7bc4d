import { CoverDrawing, type CoverDrawingProps } from '../figures/CoverDrawing';
import { css, styled } from '../theme/stitches.config';
import { field, night } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitleLink } from '../ui/TitleLink';

const Row = styled('ul', {
  display: 'grid',
  gap: `2.75rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Paper = styled(Reveal, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& > p': { margin: '1rem 0 .5rem' },
  '& > a': { marginTop: 'auto' },
});

const Cover = styled('div', {
  width: '100%',
  aspectRatio: '3 / 2',
  padding: 'clamp(1rem, 2vw, 1.75rem)',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '1.25rem',
  '& > svg': { flex: '1 1 0', minHeight: 0, maxHeight: '11rem' },
  '@md': { aspectRatio: '4 / 5' },
});

const sheet = css({
  backgroundColor: '$raised',
  '--surface': 'var(--colors-raised)',
  boxShadow: 'inset 0 0 0 1px $colors$rule',
});

/** Backgrounds of the covers, from left to right. */
const grounds = [field, sheet, night] as const;

export interface PaperCoversProps {
  readonly papers: readonly (CoverDrawingProps & {
    readonly type: string;
    readonly title: string;
    readonly description: string;
    readonly path: string;
  })[];
  readonly action: string;
  /** Says after the action where the link goes. */
  readonly destination: string;
}

/** Papers as covers with type, drawing and title; description and link are below. */
export function PaperCovers({ papers, action, destination }: PaperCoversProps) {
  return (
    <Row>
      {papers.map(({ type, title, description, cover, path }, index) => (
        <Paper element="li" key={title} position={index}>
          <Cover className={grounds[index]?.().toString()}>
            <Text variant="mono">{type}</Text>
            <CoverDrawing cover={cover} />
            <Heading as="h3" variant="h3">
              <TitleLink href={path}>{title}</TitleLink>
            </Heading>
          </Cover>
          <Text>{description}</Text>
          <TextLink href={path} label={`${action} ${destination}: ${title}`}>
            {`${action} ${destination}`}
          </TextLink>
        </Paper>
      ))}
    </Row>
  );
}
