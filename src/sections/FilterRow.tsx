import { useId } from 'react';
import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { Text } from '../ui/Text';
import { InertChoices } from './InertChoices';

const Row = styled('section', { borderTop: '1px solid $colors$ink', padding: '.75rem 0 3rem' });
const Name = styled(Heading, { paddingTop: '.55rem' });

export interface FilterRowProps {
  readonly heading: string;
  readonly choices: readonly string[];
  readonly current: string;
  /** Why none can be chosen. */
  readonly note: string;
}

/** An inert filter on one line of the page grid. */
export function FilterRow({ heading, choices, current, note }: FilterRowProps) {
  const noteId = useId();
  return (
    <Row>
      <Grid>
        <Column span={3}>
          <Name look="h4">{heading}</Name>
        </Column>
        <Column span={9}>
          <InertChoices choices={choices} current={current} layout="row" describedBy={noteId} />
          <Text look="small" id={noteId}>
            {note}
          </Text>
        </Column>
      </Grid>
    </Row>
  );
}
