import { labels } from '../content/labels';
import { type PhaseSlug, phases } from '../content/phases/index';
import { KNOT } from '../figures/bowtie';
import { entriesOf } from '../lib/lookUp';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fonts, fontWeights, PHONE_WINDOW, space } from '../theme/tokens';
import { Link } from '../ui/Link';
import { columns } from '../ui/layout';

/** The knot of a bowtie as wide as the window, from the left margin of the page. */
export const KNOT_INSET = `calc(${KNOT * 100}% - ${(1 - 2 * KNOT).toFixed(1)} * ${space.gutter})`;

/** Columns of the five phases between the margins of the page, under such a bowtie: the third begins at the knot. */
const PHASE_COLUMNS = `repeat(2, calc(${KNOT_INSET} / 2)) repeat(3, 1fr)`;

/** Windows whose columns are narrower than a name. */
export const NARROW = '@media (max-width: 23.999em)';

export const axisLabel = { font: font('mono', fontWeights.regular, fontSizes.mono, 1.3), color: '$ink2' };

/** Phones with columns for a number above a word. */
const PHONE = `@media (min-width: 24em) and ${PHONE_WINDOW}`;

/** The phases: columns under the bowtie, and a numbered list in narrow windows. */
const Axis = styled('nav', {
  borderTop: '1px solid $colors$ink',
  margin: `.75rem ${space.gutter} 0`,
  '& > ul': {
    ...columns(PHASE_COLUMNS),
    [NARROW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@narrowest': { gridTemplateColumns: '100%' },
  },
  '& a': {
    ...axisLabel,
    display: 'flex',
    gap: '.6em',
    alignItems: 'center',
    minHeight: '2.75rem',
    position: 'relative',
    '@phone': { letterSpacing: '-.02em' },
    [PHONE]: {
      fontFamily: fonts.display,
      flexDirection: 'column',
      alignItems: 'start',
      gap: 0,
      paddingTop: '.5rem',
    },
  },
  /* From the line to the phase. */
  '& a::before': {
    content: '""',
    position: 'absolute',
    top: '-5px',
    left: 0,
    height: '9px',
    borderLeft: '1px solid $colors$ink',
    [NARROW]: { display: 'none' },
  },
  '@hover': { '& a:hover': { color: '$action' } },
  '& a > b': { fontWeight: fontWeights.regular, color: '$ink3' },
});

const phasePath = (slug: PhaseSlug) => `/how-we-work/${slug}`;

interface PhaseAxisProps {
  readonly label?: string;
  readonly hrefOf?: (slug: PhaseSlug) => string;
}

export function PhaseAxis({ label = labels.phases, hrefOf = phasePath }: PhaseAxisProps) {
  return (
    <Axis aria-label={label}>
      <ul>
        {entriesOf(phases).map(([slug, { shortName }], index) => (
          <li key={slug}>
            <Link href={hrefOf(slug)}>
              <b>{index + 1}</b>
              {shortName}
            </Link>
          </li>
        ))}
      </ul>
    </Axis>
  );
}

const Labels = styled('div', {
  ...axisLabel,
  ...columns(PHASE_COLUMNS),
  margin: `0 ${space.gutter} .75rem`,
  '& > [data-current]': { color: 'var(--line)', fontWeight: fontWeights.semi },
  '& b': { fontWeight: 'inherit' },
  [PHONE]: { fontFamily: fonts.display, letterSpacing: '-.02em', '& b': { display: 'block' } },
  [NARROW]: { display: 'none' },
});

/** The phases above their parts of such a bowtie, one of them stressed. They label a drawing. */
export const PhaseLabels = ({ current }: { readonly current: PhaseSlug }) => (
  <Labels aria-hidden="true">
    {entriesOf(phases).map(([slug, { shortName }], index) => (
      <span key={slug} data-current={slug === current || undefined}>
        <b>{index + 1}</b> {shortName}
      </span>
    ))}
  </Labels>
);
