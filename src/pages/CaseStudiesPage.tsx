import { CallToAction } from '../blocks/CallToAction';
import { InertChoices } from '../blocks/InertChoices';
import { drawingOf, resultOf } from '../blocks/results';
import { artworkAddress, artworks } from '../content/artworks';
import { claims } from '../content/claims';
import { caseStudiesText } from '../content/pages/caseStudies';
import { packages } from '../content/services/index';
import { studies as allStudies } from '../content/studies/index';
import { StripeRows } from '../figures/StripeBar';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { MIDDLE_SHADE } from '../theme/surfaces';
import { fonts, fontWeights, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { Disclosure } from '../ui/Disclosure';
import { TextLink } from '../ui/Link';
import { Column, columns, Grid, PAGE_INSET, TO_EDGE } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { Results } from '../ui/Results';
import { Heading, Overline, Statement, Subheading, Text } from '../ui/Text';
import { PageHead } from './components/PageHead';

/** A half of the window around the white part, or its whole width. On phones it is before the words. */
const Art = styled('div', {
  /* Its ground is that of the words, so a line shows where it ends. */
  '&& > *': {
    boxShadow: '0 0 0 1px $colors$ink',
    marginLeft: TO_EDGE,
    marginRight: TO_EDGE,
    '@md': { height: '100%', aspectRatio: 'auto' },
  },
  '@phone': { order: -1 },
  '@md': { gridRow: 1 },
  variants: {
    layout: {
      left: {
        '&& > *': { '@phone': { aspectRatio: '1' }, '@md': { marginRight: 0 } },
        '& img': { objectPosition: '45%' },
      },
      right: { '@md': { '&& > *': { marginLeft: 0 }, '& img': { objectPosition: '62%' } } },
      wide: { '@md': { '&& > *': { aspectRatio: '5 / 2' } } },
    },
  },
});

/** The place of the artwork of each study. */
const layouts = ['left', 'right', 'wide'] as const;

/** The first result is above its drawing, and the texts of both are below it. */
const Words = styled('div', {
  display: 'grid',
  alignContent: 'start',
  paddingBlock: space.quiet,
  '& > h2': { margin: '.75rem 0 1rem' },
  '& > h3': { borderTop: '1px solid $colors$ink', margin: '2rem 0 .25rem', paddingTop: '.75rem' },
  /* The font of texts has one weight. */
  '& strong': { fontFamily: fonts.display, fontWeight: fontWeights.medium },
  '& > dl, & > dl > :first-child': { display: 'contents' },
  '& > dl > :first-child > dt': { order: 2, margin: '.5rem 0 1.5rem' },
  '&& > dl > :first-child > dt + dd': {
    order: 1,
    fontSize: 'min(13vw, 14rem)',
    '@phone': { fontSize: '31vw' },
  },
  '& > .stripes': { order: 3 },
  '& > dl > :first-child > dd + dd': { order: 4, marginTop: '1rem' },
  '& > dl > div + div': { order: 5, marginTop: '2rem' },
  /* No number breaks. */
  '&& > dl > div + div': { gridTemplateColumns: 'minmax(clamp(6.75rem, 11.5vw, 13rem), auto) 1fr' },
  '&& > dl > div + div > dt + dd': { whiteSpace: 'nowrap' },
  '@lg': {
    ...columns(2),
    columnGap: space.gap,
    '& > *, & > dl > div + div, & > dl > :first-child > :not(dd + dd)': { gridColumn: '1 / -1' },
  },
  variants: {
    isWide: {
      true: {
        '@lg': {
          '&& > dl > :first-child > dt + dd': { fontSize: 'min(30vw, 36rem)', lineHeight: 0.85 },
          '& > .stripes > svg': { height: '4.5vw' },
        },
      },
    },
  },
});

/** Closed on phones, where the numbers are enough for a first look. Always open in larger windows and on paper. */
const Story = styled('div', {
  '& > details': { marginTop: 0 },
  '@phone': { paddingBottom: space.quiet },
  '@supports selector(::details-content)': {
    '@md': {
      '& > details': { border: 0 },
      '& > details > summary': { display: 'none' },
      '& > details > div': { padding: 0 },
      '& > details::details-content': { contentVisibility: 'visible' },
    },
  },
});

/** From edge to edge of the window, without gaps: each as wide as its text is long. */
const Parts = styled('ul', {
  margin: `0 ${TO_EDGE}`,
  '& > li': { padding: `1.75rem ${space.gutter} 2.25rem`, backgroundColor: 'var(--tint)' },
  '& > li + li': { backgroundColor: MIDDLE_SHADE },
  '& > :first-child': { paddingLeft: PAGE_INSET },
  '& > :last-child': { paddingRight: PAGE_INSET, backgroundColor: 'transparent' },
  '& p': { marginTop: '.625rem' },
  '& a': { display: 'block' },
  '@lg': columns('4fr 5fr 4fr'),
});

/** Two columns, in large windows four. */
const Measures = styled('div', {
  '& > dl': { ...columns(2), gap: `2rem ${space.gap}`, marginTop: '2rem' },
  '& > dl > div': { alignContent: 'start', borderTop: '1px solid $colors$ink', paddingTop: '1rem' },
  '&& dt + dd': { fontSize: 'min(15vw, 5.5rem)', marginBottom: '.75rem' },
  '@lg': { '& > dl': columns(4), '&& dt + dd': { fontSize: 'min(7.4vw, 9rem)' } },
});

const percentOf = ({ value }: { readonly value: string }): number => Number.parseInt(value, 10);

const Limits = styled(Text, { marginTop: '1.5rem' });

export default function CaseStudiesPage({ route }: PageProps) {
  const text = caseStudiesText(allStudies);
  const { heading, lead, filter, parts, limits, studies, closing } = text;
  const measures = studies
    .flatMap(({ teaser, measures }) =>
      measures.map((measure) => ({
        ...resultOf(measure, 'medium'),
        note: `${teaser.industry}. ${measure.qualifier}`,
      })),
    )
    .sort((one, other) => percentOf(one) - percentOf(other));
  return (
    <>
      <PageHead route={route} heading={heading} isLarge lead={lead} surface="night" scene="lineup" />
      <InertChoices {...filter} choices={[filter.all, ...filter.items]} current={filter.all} />
      {studies.map(({ teaser, works, ...story }, index) => {
        const layout = layouts[index] ?? 'wide';
        const span = layout === 'wide' ? 12 : 6;
        return (
          <SectionBand
            key={teaser.id}
            section={artworks[teaser.artwork]}
            surface="field"
            top="none"
            bottom="none"
          >
            <article id={teaser.id}>
              <Grid>
                <Column
                  as={Words}
                  isWide={layout === 'wide'}
                  span={span}
                  {...(layout === 'left' && { from: 7 })}
                >
                  <Overline>{teaser.industry}</Overline>
                  <Heading>{teaser.title}</Heading>
                  <Text variant="lead">{teaser.description}</Text>
                  <Subheading>{text.resultsHeading}</Subheading>
                  <Results
                    results={teaser.claimKeys.map((key, number) =>
                      resultOf(claims[key], number ? 'small' : 'large'),
                    )}
                    causeLabel={text.causeLabel}
                  />
                  <StripeRows {...drawingOf(claims[teaser.claimKeys[0]])} />
                </Column>
                <Column as={Art} layout={layout} span={span} from={layout === 'right' ? 7 : 1}>
                  <Picture src={artworkAddress(teaser.artwork)} alt="" />
                </Column>
                <Story>
                  <Disclosure label={parts.label} about={teaser.title}>
                    <Parts>
                      {(['situation', 'change', 'outcome'] as const).map((part) => (
                        <li key={part}>
                          <Text as="h3" variant="mono" tone="ink">
                            {parts[part]}
                          </Text>
                          <Statement>{story[part].opening}</Statement>
                          <Text tone="ink">{story[part].text}</Text>
                          {part === 'outcome' &&
                            works.map(({ work, service }) => (
                              <TextLink key={service} href={`/services/${service}`} about={teaser.title}>
                                {text.partOf(work, packages[service].name)}
                              </TextLink>
                            ))}
                        </li>
                      ))}
                    </Parts>
                  </Disclosure>
                </Story>
              </Grid>
            </article>
          </SectionBand>
        );
      })}
      <SectionBand surface="night" importance="low">
        <Statement size="h1">{limits.statement}</Statement>
        <Limits variant="lead">{limits.text}</Limits>
      </SectionBand>
      <SectionBand surface="tint" importance="low">
        <Heading variant="h3">{text.measuresHeading}</Heading>
        <Measures>
          <Results results={measures} />
        </Measures>
      </SectionBand>
      <CallToAction {...closing} surface="field" tile="case-studies" tileSize="highPoster" />
    </>
  );
}
