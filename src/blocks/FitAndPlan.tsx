import { packagePage } from '../content/pages/packagePage';
import { allServices } from '../content/services/index';
import type { ServiceReference, ServiceText } from '../content/services/types';
import { Stripes } from '../figures/Stripes';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { BELOW_LARGE_WINDOW, font, fontSizes, fontWeights, PAIR_WINDOW, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Disclosure, DisclosureList } from '../ui/Disclosure';
import { TextLink } from '../ui/Link';
import { columns, PAGE_INSET } from '../ui/layout';
import { Heading, Subheading, Tag, Text, wholeWords } from '../ui/Text';

/** From edge to edge of the window: whom it is for as the largest sentence of the page, what it needs, and the plan. */
const Parts = styled('div', {
  '& > section': { padding: `${space.quiet} ${PAGE_INSET}` },
  '& > section > p': { marginTop: '1.25rem' },
  '& > section > div': { marginTop: '2rem' },
  '& ul > li + li': { marginTop: '1rem' },
  '& > :first-child > p': { fontSize: 'clamp(1.8125rem, 5vw, 5.5rem)', lineHeight: 1, maxWidth: '16em' },
  '& > :nth-child(2)': { '&&': { paddingTop: 0 } },
  '@lg': {
    '& > :nth-child(2)': {
      ...columns(2),
      columnGap: space.gap,
      '& > div': { gridArea: '1 / 2 / span 2', marginTop: 0 },
    },
  },
});

/** The steps together are one time line: the rest of the year is quiet. */
const Plan = styled('ol', {
  '--colors-mute': 'var(--colors-rule)',
  display: 'grid',
  columnGap: space.gap,
  '@lg': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});

/** The year with the period highlighted. Below it, the unit of the period above its number in large type, and the text. */
const Step = styled('li', {
  display: 'grid',
  alignContent: 'start',
  gap: `1rem ${space.gap}`,
  paddingTop: '2rem',
  '& > .fig': { gridColumn: '1 / -1', height: 'clamp(1.5rem, 4vw, 4rem)' },
  [`@media ${PAIR_WINDOW} and ${BELOW_LARGE_WINDOW}`]: {
    gridTemplateColumns: 'minmax(36%, auto) minmax(0, 1fr)',
  },
  '@media print': { breakInside: 'avoid' },
});

const Period = styled(Heading, {
  color: 'var(--line)',
  whiteSpace: 'nowrap',
  '& > small': {
    display: 'block',
    font: font('display', fontWeights.medium, fontSizes.ui, 1.5),
    letterSpacing: 0,
  },
});

const linkTo = ({ service, reason }: ServiceReference) => ({
  href: `/services/${service}`,
  name: allServices[service].name,
  reason,
});

export interface FitAndPlanProps {
  readonly text: ServiceText & { readonly plan: readonly string[] };
  /** The phases of a package, each with the part that it does. */
  readonly phases?: readonly Readonly<Record<'href' | 'name' | 'reason', string>>[] | undefined;
  /** What happens on the call, and the periods of the plan: `Weeks 1 and 2`. */
  readonly plan: {
    readonly lead: string;
    readonly periods: readonly string[];
    readonly ends: readonly number[];
  };
}

/** Who a service is for, what the client contributes, related services, and the plan after the call. */
export function FitAndPlan({ text, phases, plan }: FitAndPlanProps) {
  const lists = [
    { heading: packagePage.alternativesHeading, links: text.alternatives.map(linkTo) },
    { heading: packagePage.combinationsHeading, links: text.combinations.map(linkTo) },
    ...(phases ? [{ heading: packagePage.phasesHeading, links: phases }] : []),
  ];
  return (
    <Parts>
      <Band className={surfaceClass('tint')}>
        <Tag as="h2">{packagePage.whoItIsForHeading}</Tag>
        <Heading as="p">{wholeWords(text.whoItIsFor)}</Heading>
      </Band>
      <Band className={surfaceClass('tint')}>
        <Subheading size="h3">{packagePage.needsHeading}</Subheading>
        <Text variant="lead">{text.needs}</Text>
        <DisclosureList>
          {lists.map(({ heading, links }) => (
            <Disclosure key={heading} label={heading} level="h3">
              <ul>
                {links.map(({ href, name, reason }) => (
                  <li key={href}>
                    <TextLink href={href}>{name}</TextLink>
                    <Text>{reason}</Text>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </DisclosureList>
      </Band>
      {/* Below that of an add-on, a dark tile ends the page. */}
      <Band className={surfaceClass(phases ? 'night' : 'sunk')}>
        <Tag as="h2">{packagePage.planTag}</Tag>
        <Heading as="p">{text.planHeading}</Heading>
        <Text>{plan.lead}</Text>
        <Plan>
          {plan.periods.map((period, index) => {
            const digit = period.search(/\d/);
            return (
              <Step key={period}>
                <Stripes count={48} part={[plan.ends[index - 1] ?? 0, plan.ends[index] ?? 0]} />
                <Period as="h3">
                  <small>{period.slice(0, digit)}</small>
                  {period.slice(digit)}
                </Period>
                <Text variant="lead" tone="ink">
                  {text.plan[index]}
                </Text>
              </Step>
            );
          })}
        </Plan>
      </Band>
    </Parts>
  );
}
