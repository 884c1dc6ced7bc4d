import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Grid } from '../ui/layout';
import { Tag, Text } from '../ui/Text';

const Statement = styled('div', {
  '@md': { '&&': { gridColumn: 'span 6' } },
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.125rem',
  '& > h2': { marginBottom: '1.5rem' },
  '& > p + p': { marginTop: '1.25rem' },
});

export interface TwoStatementsProps {
  readonly statements: readonly {
    readonly heading: string;
    readonly statement: string;
    readonly text: string;
  }[];
}

/** Two statements in large type, each under its name and followed by a paragraph. */
export function TwoStatements({ statements }: TwoStatementsProps) {
  return (
    <Grid rows="large">
      {statements.map(({ heading, statement, text }) => (
        <Statement key={heading}>
          <Tag as="h2">{heading}</Tag>
          <Heading as="p">{statement}</Heading>
          <Text variant="lead">{text}</Text>
        </Statement>
      ))}
    </Grid>
  );
}
