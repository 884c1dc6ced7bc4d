import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { Text } from '../ui/Text';
import { InertChoices } from './InertChoices';

const Row = styled('section', {
  borderTop: '1px solid $colors$ink',
  padding: '1rem 0 3rem',
  '& h2': { marginBottom: '.5rem' },
  '& p': { marginTop: '.5rem' },
});

export interface FilterRowProps {
  readonly heading: string;
  readonly choices: readonly string[];
  readonly current: string;
  /** Describes the items that are shown. */
  readonly note: string;
}

/** A filter that does not filter, in one row of the page grid. */
export function FilterRow({ heading, choices, current, note }: FilterRowProps) {
  return (
    <Row>
      <Grid>
        <Column span={3}>
          <Heading variant="h4">{heading}</Heading>
        </Column>
        <Column span={9}>
          <InertChoices choices={choices} current={current} layout="row" />
          <Text variant="small">{note}</Text>
        </Column>
      </Grid>
    </Row>
  );
}
