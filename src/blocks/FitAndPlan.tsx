import { packagePage } from '../content/pages/packagePage';
import { allServices } from '../content/services/index';
import type { ServiceReference, ServiceText } from '../content/services/types';
import { Stripes } from '../figures/Stripes';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Disclosure } from '../ui/Disclosure';
import { Heading, Subheading } from '../ui/Heading';
import { tileInsets } from '../ui/layout';
import { Tag, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { wholeWords } from '../ui/wholeWords';

/** Two halves from edge to edge of the window, one below the other in narrow windows. */
const Halves = styled('div', {
  display: 'grid',
  '& > section': { ...tileInsets, padding: `${space.quiet} var(--end) ${space.quiet} var(--start)` },
  '& h3 + p': { marginTop: '.375rem' },
  '@lg': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-child': {
      display: 'flex',
      flexDirection: 'column',
      '& > p:first-of-type': { fontSize: 'clamp(2.75rem, 4.7vw, 5.25rem)' },
      '& > h3': { marginTop: 'auto' },
    },
  },
});

const Statement = styled(Heading, { margin: '1.25rem 0 2.5rem' });

/** One rule between two lists. */
const Lists = styled('div', {
  paddingTop: '2rem',
  '& > details': { margin: '0 0 -1px', borderColor: '$ink' },
  '& li + li': { marginTop: '1rem' },
});

const Plan = styled('ol', { marginTop: '2.5rem' });

/** The year with the period highlighted. Below it, the unit of the period above its number in large type, and the text at their right. */
const Step = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, auto) minmax(0, 1fr)',
  gap: `.5rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'minmax(11.5rem, auto) minmax(0, 1fr)', alignItems: 'end' },
  paddingTop: '1.75rem',
  '& > .fig': { gridColumn: '1 / -1', height: '2rem' },
  '@media (max-width: 22em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { breakInside: 'avoid' },
});

const Period = styled(Heading, {
  color: 'var(--line)',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '& > small': {
    display: 'block',
    font: font('display', fontWeights.medium, fontSizes.ui, 1.5),
    letterSpacing: 0,
  },
});

export interface ServiceLink {
  readonly href: string;
  readonly name: string;
  readonly reason: string;
}

/** References to services as links with their names. */
const serviceLinks = (references: readonly ServiceReference[]): readonly ServiceLink[] =>
  references.map(({ service, reason }) => ({
    href: `/services/${service}`,
    name: allServices[service].name,
    reason,
  }));

export interface FitAndPlanProps {
  readonly text: ServiceText & { readonly plan: readonly string[] };
  /** The phases of a package, each with the part that it does. */
  readonly phases?: readonly ServiceLink[];
  /** What happens on the call, and the periods of the plan: `Weeks 1 and 2`. */
  readonly plan: {
    readonly lead: string;
    readonly periods: readonly string[];
    readonly ends: readonly number[];
  };
}

/**
 * Who a service is for, what the client contributes, and the services to choose instead of it or with it; beside it, what
 * happens after the call.
 */
export function FitAndPlan({ text, phases, plan }: FitAndPlanProps) {
  const lists = [
    { heading: packagePage.alternativesHeading, links: serviceLinks(text.alternatives) },
    { heading: packagePage.combinationsHeading, links: serviceLinks(text.combinations) },
    ...(phases ? [{ heading: packagePage.phasesHeading, links: phases }] : []),
  ];
  return (
    <Halves>
      <Band className={surfaceClass('tint')}>
        <Tag as="h2">{packagePage.whoItIsForHeading}</Tag>
        <Statement as="p">{wholeWords(text.whoItIsFor)}</Statement>
        <Subheading>{packagePage.needsHeading}</Subheading>
        <Text>{text.needs}</Text>
        <Lists>
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
        </Lists>
      </Band>
      <Band className={surfaceClass('night')}>
        <Tag as="h2">{packagePage.planTag}</Tag>
        <Statement as="p">{text.planHeading}</Statement>
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
                <Text tone="ink">{text.plan[index]}</Text>
              </Step>
            );
          })}
        </Plan>
      </Band>
    </Halves>
  );
}
