import { packagePage } from '../content/pages/packagePage';
import { allServices } from '../content/services/index';
import type { ServiceReference, ServiceText } from '../content/services/types';
import { Stripes } from '../figures/Stripes';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Disclosure, DisclosureList } from '../ui/Disclosure';
import { Heading, Subheading } from '../ui/Heading';
import { PAGE_INSET } from '../ui/layout';
import { Tag, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { wholeWords } from '../ui/wholeWords';

/** From edge to edge of the window. */
const Parts = styled('div', {
  display: 'grid',
  '& > section': { padding: `${space.quiet} ${PAGE_INSET}` },
  '& > section > p': { marginTop: '1.25rem' },
  '& > :first-child > p': { fontSize: 'clamp(1.5rem, 3.4vw, 3.5rem)' },
  '@phone': { '& > :nth-child(2)': { paddingTop: 0 } },
  '& > section > div': { marginTop: '2rem' },
  '& li + li': { marginTop: '1rem' },
  '& > :last-child': { display: 'flex', flexDirection: 'column' },
  '@lg': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > section': { paddingRight: space.gutter },
  },
  variants: {
    isShort: {
      /** The plan is below the two other parts. */
      true: {
        '@lg': {
          '& > :nth-child(2)': { paddingLeft: space.gutter, paddingRight: PAGE_INSET },
          '& > :last-child': { gridColumn: '1 / -1' },
          '& > :last-child > ol': { grid: 'auto / repeat(3, minmax(0, 1fr))', columnGap: space.gap },
          '&& > :last-child li': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
        },
      },
      /** The plan is at the right, as high as the two other parts. */
      false: {
        '@lg': {
          gridTemplateRows: 'auto 1fr',
          '& > :nth-child(2)': { display: 'grid', alignContent: 'end' },
          '& > :last-child': {
            gridArea: '1 / 2 / span 2',
            paddingLeft: space.gutter,
            paddingRight: PAGE_INSET,
          },
        },
      },
    },
  },
});

/** The rest of each year is quiet: the steps together are one time line. */
const Plan = styled('ol', {
  '--colors-mute': 'var(--colors-rule)',
  flex: 1,
  display: 'grid',
  alignContent: 'space-between',
  '& > li + li': { marginTop: 0 },
});

/** The year with the period highlighted. Below it, the unit of the period above its number in large type, and the text at their right. */
const Step = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, auto) minmax(0, 1fr)',
  gap: `1rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'minmax(12.5rem, auto) minmax(0, 1fr)' },
  paddingTop: '2rem',
  '& > .fig': { gridColumn: '1 / -1', height: '.625rem' },
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
  /** Of an add-on. */
  readonly isShort?: boolean | undefined;
}

/**
 * Who a service is for; what the client contributes, and the services to choose instead or with it; beside both, what happens
 * after the call.
 */
export function FitAndPlan({ text, phases, plan, isShort = false }: FitAndPlanProps) {
  const lists = [
    { heading: packagePage.alternativesHeading, links: text.alternatives.map(linkTo) },
    { heading: packagePage.combinationsHeading, links: text.combinations.map(linkTo) },
    ...(phases ? [{ heading: packagePage.phasesHeading, links: phases }] : []),
  ];
  return (
    <Parts isShort={isShort}>
      <Band className={surfaceClass('tint')}>
        <Tag as="h2">{packagePage.whoItIsForHeading}</Tag>
        <Heading as="p" variant="h3">
          {wholeWords(text.whoItIsFor)}
        </Heading>
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
      <Band className={surfaceClass('night')}>
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
