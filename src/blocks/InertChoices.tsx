import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Wrap } from '../ui/layout';
import { Text } from '../ui/Text';

/** Plain text: no controls, because nothing is filtered and there are no other pages. */
const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.5rem',
  font: font('display', fontWeights.regular, fontSizes.ui, 1.3),
  color: '$ink2',
  '& > [aria-current]': { color: 'var(--line)', fontWeight: fontWeights.semi },
});

export interface InertChoicesProps {
  readonly label?: string;
  readonly choices: readonly string[];
  readonly current: string;
  /** What the current choice is to assistive technology. */
  readonly currentIs?: 'page' | 'true';
}

/** A filter that does not filter, or a pagination without other pages, with the current choice highlighted. */
export function InertChoices({ label, choices, current, currentIs = 'true' }: InertChoicesProps) {
  return (
    <List aria-label={label}>
      {choices.map((choice) => (
        <li key={choice} aria-current={choice === current ? currentIs : undefined}>
          {choice}
        </li>
      ))}
    </List>
  );
}

interface FilterProps extends Readonly<Record<'heading' | 'all' | 'note', string>> {
  readonly choices: readonly string[];
}

const Strip = styled('section', {
  paddingBlock: '1rem',
  /* A paragraph of words on phones, and a ruled row in larger windows. */
  '& > div > ul': { gap: '.125rem .875rem', marginTop: '.5rem' },
  '& > div > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '.25rem 1rem' },
  '@md': {
    paddingBlock: '1.5rem',
    '& > div > ul': {
      gap: `0 ${space.gap}`,
      marginTop: '1rem',
      fontSize: 'clamp(1.0625rem, 1.5vw, 1.25rem)',
    },
    '& li': { flex: '1 0 auto', borderTop: '1px solid $colors$rule', paddingTop: '.5rem' },
  },
});

/** A filter that shows everything, on a dark strip between the head of a page and its first item. */
export const Filter = ({ heading, all, note, choices }: FilterProps) => (
  <Strip className={surfaceClass('night')}>
    <Wrap>
      <div>
        <Heading variant="h4">{heading}</Heading>
        <Text variant="small">{note}</Text>
      </div>
      <InertChoices choices={[all, ...choices]} current={all} />
    </Wrap>
  </Strip>
);
