import { packagePage } from '../content/pages/detailPages';
import { allServices } from '../content/services/index';
import type { ServiceReference, ServiceText } from '../content/services/types';
import { Figure } from '../figures/Figure';
import { Scene, type SceneProps } from '../figures/Scene';
import { styled } from '../theme/stitches.config';
import { stripes, surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Disclosure, DisclosureList } from '../ui/Disclosure';
import { TextLink } from '../ui/Link';
import { columns, PAGE_INSET, TO_EDGE } from '../ui/layout';
import { Heading, Subheading, Tag, Text, wholeWords } from '../ui/Text';

/** From edge to edge of the window: whom it is for as the largest sentence of the page, what it needs, and the plan. */
const Parts = styled('div', {
  '& > section': { padding: `${space.quiet} ${PAGE_INSET}` },
  '& > section > p, & > section > div > h3 + p': { marginTop: '1.25rem' },
  '& ul > li + li': { marginTop: '1rem' },
});

/** The picture ends at the plan below it. */
const Fit = styled(Band, {
  display: 'grid',
  gap: `2rem ${space.gap}`,
  '& > h2 + p': {
    '&&': {
      fontSize: 'clamp(1.8125rem, 4.2vw, 4.75rem)',
      lineHeight: 1,
      marginTop: '-.75rem',
    },
  },
  '& > img': { width: 'min(92%, 26rem)', margin: `0 auto calc(-1 * ${space.quiet})` },
  '@lg': {
    ...columns('1fr 1.1fr auto'),
    rowGap: '3rem',
    '& > :is(h2, h2 + p)': { gridColumn: '1 / 3' },
    '& > img': { gridArea: '1 / 3 / span 3', alignSelf: 'end', width: '34vw', marginRight: TO_EDGE },
  },
});

const MAX_PERIODS = 4;

const { weeks } = packagePage;

/** The periods of a plan, each with the color of its weeks in the year above them. From 1024 px beams connect the two. */
const Plan = styled('div', {
  margin: `2rem ${TO_EDGE} calc(-1 * ${space.quiet})`,
  '& > ol': { display: 'grid', '@lg': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
  '& > *': stripes(MAX_PERIODS, 'var(--colors-raised)', 'var(--field)'),
  '& > svg > path': { fill: 'var(--surface)' },
  '& > svg': { height: 'clamp(3rem, 6vw, 6rem)' },
  '& > :first-child': {
    mask: `repeating-linear-gradient(90deg, #000 0 calc(70% / ${weeks}), transparent 0 calc(100% / ${weeks}))`,
  },
  '& > svg + svg': { display: 'none', '@lg': { display: 'block' } },
  /* No dark line where the shapes meet. */
  '& > * + *': { marginTop: -1 },
  /* There, the steps have no color. */
  '@media print': { marginBottom: 0, '&& > svg': { display: 'none' } },
});

const Step = styled('li', {
  display: 'grid',
  alignContent: 'start',
  gap: '.5rem',
  padding: `1.25rem ${space.gutter} 2rem`,
  '@phone': { paddingBottom: '1.25rem' },
  '&&': { backgroundColor: 'var(--surface)' },
  '@media print': { breakInside: 'avoid' },
});

/** The unit of the period above its numbers in large type. */
const PeriodHeading = styled(Heading, {
  '& > small': {
    display: 'block',
    font: font('display', fontWeights.medium, fontSizes.ui, 1.5),
    letterSpacing: 0,
  },
  '@md': { whiteSpace: 'nowrap' },
});

interface PeriodShapesProps {
  /** The last week of each period. */
  readonly ends: readonly number[];
  readonly isBeam?: boolean;
}

/** A shape for each period over that of the period before: its weeks, or a beam from them to its column. */
const PeriodShapes = ({ ends, isBeam = false }: PeriodShapesProps) => (
  <Figure viewBox={`0 0 ${weeks} 1`} stretch>
    {[0, ...ends.slice(0, -1)].map((start, index) => (
      <path key={start} d={`M${start} 0H${weeks}V1H${isBeam ? (index * weeks) / ends.length : start}z`} />
    ))}
  </Figure>
);

interface LinkList {
  readonly heading: string;
  readonly links: readonly Readonly<Record<'href' | 'name' | 'reason', string>>[];
}

const linkTo = ({ service, reason }: ServiceReference) => ({
  href: `/services/${service}`,
  name: allServices[service].name,
  reason,
});

export interface FitAndPlanProps {
  /** The client as an object. */
  readonly picture: SceneProps['name'];
  /** The phases of a package. */
  readonly phases?: LinkList['links'];
  readonly text: ServiceText & { readonly plan: readonly string[] };
  /** What happens on the call, and the periods of the plan: `Weeks` and `1 and 2`. */
  readonly plan: {
    readonly lead: string;
    readonly periods: readonly Readonly<Record<'unit' | 'numbers', string>>[];
    readonly ends: readonly number[];
  };
}

/** Who a service is for, what the client contributes, the phases of a package, related services, and the plan after the call. */
export function FitAndPlan({ text, plan, picture, phases }: FitAndPlanProps) {
  const lists: readonly LinkList[] = [
    ...(phases ? [{ heading: packagePage.phasesHeading, links: phases }] : []),
    { heading: packagePage.alternativesHeading, links: text.alternatives.map(linkTo) },
    { heading: packagePage.combinationsHeading, links: text.combinations.map(linkTo) },
  ];
  return (
    <Parts>
      <Fit className={surfaceClass('tint')}>
        <Tag as="h2">{packagePage.whoItIsForHeading}</Tag>
        <Heading as="p">{wholeWords(text.whoItIsFor)}</Heading>
        <div>
          <Subheading size="h3">{packagePage.needsHeading}</Subheading>
          <Text variant="lead">{text.needs}</Text>
        </div>
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
        <Scene name={picture} isLazy />
      </Fit>
      <Band className={surfaceClass('night')}>
        <Tag as="h2">{packagePage.planTag}</Tag>
        <Heading as="p">{text.planHeading}</Heading>
        <Text>{plan.lead}</Text>
        <Plan>
          <PeriodShapes ends={plan.ends} />
          <PeriodShapes ends={plan.ends} isBeam />
          <ol>
            {plan.periods.map(({ unit, numbers }, index) => (
              <Step key={numbers} className={surfaceClass('field')}>
                <PeriodHeading as="h3">
                  <small>{`${unit} `}</small>
                  {numbers}
                </PeriodHeading>
                <Text variant="lead" tone="ink">
                  {text.plan[index]}
                </Text>
              </Step>
            ))}
          </ol>
        </Plan>
      </Band>
    </Parts>
  );
}
