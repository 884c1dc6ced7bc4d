import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';

const Rows = styled('ul', { borderBottom: '1px solid $colors$ink' });

const Row = styled(Reveal, {
  display: 'grid',
  gap: '.5rem $space$gap',
  borderTop: '1px solid $colors$ink',
  padding: '1.25rem 0',
  '@md': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    padding: '1.75rem 0',
    '& > p:first-child': { gridColumn: 'span 3', paddingTop: '.4rem' },
    '& > div': { gridColumn: '4 / span 7' },
    '& > a': { gridColumn: '11 / -1', justifySelf: 'end', alignSelf: 'start' },
  },
});

const Words = styled('div', { '& > p': { marginTop: '.5rem' } });

export interface ResourceRowsProps {
  readonly rows: readonly {
    readonly type: string;
    readonly title: string;
    readonly description: string;
    readonly path: string;
  }[];
  readonly action: string;
  /** Said after the action and the title: where the link leads. */
  readonly destination: string;
}

/** Papers as rows: their type, title and what they settle, and the link. */
export function ResourceRows({ rows, action, destination }: ResourceRowsProps) {
  return (
    <Rows>
      {rows.map(({ type, title, description, path }, index) => (
        <Row element="li" key={title} position={index}>
          <Text look="mono" tone="line">
            {type}
          </Text>
          <Words>
            <Heading as="h3" look="h3">
              {title}
            </Heading>
            <Text>{description}</Text>
          </Words>
          <TextLink href={path} label={`${action}: ${title} (${destination})`}>
            {action}
          </TextLink>
        </Row>
      ))}
    </Rows>
  );
}
