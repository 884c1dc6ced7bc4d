import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { field, sunk } from '../theme/surfaces';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { Metrics, type MetricsProps } from '../ui/Metrics';
import { Tag, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';

const Block = styled('section', {
  paddingBlock: 'clamp(3rem, 2rem + 4vw, 6rem)',
  '& a': { marginTop: '1.5rem' },
});
const Title = styled(Tag, { marginBottom: '1.5rem' });
const Statement = styled(Heading, { maxWidth: '20em' });
const Telling = styled(Text, { margin: '1.5rem 0 0' });
const Basis = styled(Text, { margin: 'clamp(2rem, 4vw, 4rem) 0 1rem', maxWidth: '46em' });
const Drawing = styled('div', { '@phone': { display: 'none' }, '& > svg': { width: '100%' } });

export interface SuccessStoryProps {
  /** The block's name, its h2. */
  readonly tag: string;
  readonly statement: string;
  readonly text: string;
  /** Whose figures these are. */
  readonly basis: string;
  readonly metrics: MetricsProps['metrics'];
  readonly link: { readonly href: string; readonly label: string };
  /** A client's result stands on the field; an illustration on the quiet panel, with its drawing. */
  readonly surface: 'field' | 'sunk';
  readonly drawing?: ReactNode;
}

/** One story with its three figures and where they come from. */
export function SuccessStory(props: SuccessStoryProps) {
  const { tag, statement, text, basis, metrics, link, surface, drawing } = props;
  return (
    <Block className={surface === 'field' ? field().toString() : sunk().toString()}>
      <Wrap>
        <Grid rows="small">
          <Column span={drawing ? 8 : 9}>
            <Title as="h2" {...(surface === 'field' ? { tone: 'field' } : {})}>
              {tag}
            </Title>
            <Statement as="p">{statement}</Statement>
            <Telling look="lead">{text}</Telling>
          </Column>
          {drawing && (
            <Column as={Drawing} span={3} from={10}>
              {drawing}
            </Column>
          )}
        </Grid>
        <Basis look="small">{basis}</Basis>
        <Metrics columns={3} metrics={metrics} />
        <TextLink href={link.href}>{link.label}</TextLink>
      </Wrap>
    </Block>
  );
}
