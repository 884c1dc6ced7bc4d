import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { PhaseLabels } from '../blocks/PhaseAxis';
import { SectionHead, WideBand } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { phasePage } from '../content/pages/detailPages';
import { diagnosis } from '../content/pages/diagnosis';
import { phases } from '../content/phases/index';
import { seedTerms } from '../content/pricing';
import { packages } from '../content/services/index';
import { coverageOf, packagesOf } from '../features/pricing/coverage';
import { PriceBars } from '../features/pricing/PriceBars';
import { bowtieSlats, gapAt, rangeOfPhase } from '../figures/bowtie';
import { Bars, Figure } from '../figures/Figure';
import { Poster } from '../figures/Poster';
import { entriesOf, keyFromPath, keysOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { borderWidths, fontSizes, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { FigureCaption } from '../ui/FigureCaption';
import { columns, PAGE_INSET, Wrap } from '../ui/layout';
import { Heading, Tag, wholeWords } from '../ui/Text';
import { TitledItems } from '../ui/TitledLists';
import { CHECK_MARK, triangle } from '../ui/triangle';
import { FieldHead } from './components/FieldHead';

const BOWTIE = { width: 1200, height: 300, count: 24 };
const { left, right } = bowtieSlats(BOWTIE);
const slats = [...left, ...right];

/** Below the bowtie, the beam through the phase's part widens to the edges of the window. */
const BEAM_HEIGHT = 420;

const Drawing = styled(Figure, {
  '&& > .f-accent': { fill: 'var(--field)' },
  height: 'clamp(13rem, 30vw, 32rem)',
});

const Work = styled('div', {
  paddingBlock: `1.75rem ${space.quiet}`,
  '& ul': { display: 'grid', columnGap: space.gap },
  '& li': { borderTop: `${borderWidths.rule} solid $colors$ink`, padding: '1rem 0 1.5rem' },
  '& h3': { fontSize: 'clamp(1.75rem, 1rem + 1.6vw, 3rem)', marginBottom: '.625rem' },
  '@md': {
    '& ul': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    /* The texts start at the same height. */
    '& li': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  },
  /* On phones directly below the drawing. */
  '@phone': {
    '& > figure': { display: 'flex', flexDirection: 'column' },
    '& figcaption': { order: -1, '&&': { border: 0, margin: 0, padding: '0 0 1.25rem' } },
  },
});

/** The picture of the outcomes, beside them at the left edge of the window. */
const Outcomes = styled('section', {
  '@md': { ...columns('4fr 3fr'), alignItems: 'end' },
  '& > div': { padding: `${space.quiet} ${PAGE_INSET} ${space.quiet} ${space.gutter}`, '@md': { order: 1 } },
  '& li': {
    position: 'relative',
    fontSize: fontSizes.lead,
    borderTop: '1px solid $colors$rule',
    padding: '.75rem 0 .875rem 2.5rem',
  },
  '& li::before': {
    ...triangle(CHECK_MARK, '1.5rem', '1.5rem solid var(--line)'),
    position: 'absolute',
    left: 0,
  },
});

/** The evidence in large type, and in large windows the people beside it. */
const Exit = styled('div', {
  display: 'grid',
  gap: `2.5rem ${space.gap}`,
  '& > div > h2 + p': {
    marginTop: '1.25rem',
    fontSize: 'clamp(2.5rem, 1.1rem + 4.6vw, 6.25rem)',
    lineHeight: 0.98,
  },
  '& li': { borderTop: '1px solid $colors$ink', padding: '.875rem 0 1.25rem' },
  '& li > h3': { marginBottom: '.25rem' },
  '@lg': columns('2fr 1fr'),
});

export default function PhasePage({ route }: PageProps) {
  const slug = keyFromPath(phases, route.path);
  const { wholePackage, exit, text: phaseText } = phases[slug];
  const text = phaseText();
  const { lead, figureCaption, workLine, work, exhibit, outcomesLine, outcomes, closing } = text;
  const range = rangeOfPhase(keysOf(phases).indexOf(slug));
  const [from, to] = [gapAt(slats, range.from * BOWTIE.width), gapAt(slats, range.to * BOWTIE.width)];
  return (
    <>
      <FieldHead
        surface="night"
        route={route}
        lead={lead}
        price={phasePage.price(packages[wholePackage].name, seedTerms(wholePackage))}
        action={labels.scheduleCall}
        secondAction={
          <ButtonLink href="/how-we-work#diagnosis" variant="line">
            {diagnosis.heading}
          </ButtonLink>
        }
        poster="poster"
      />
      <WideBand top="quiet" tag={phasePage.work} heading={workLine}>
        <PhaseLabels current={slug} />
        <Drawing viewBox={`0 0 ${BOWTIE.width} ${BEAM_HEIGHT}`} stretch>
          <path
            className="f-accent"
            d={`M${from} 0H${to}V${BOWTIE.height}L${BOWTIE.width} ${BEAM_HEIGHT}H0L${from} ${BOWTIE.height}z`}
          />
          <Bars bars={slats} variant="ink" />
        </Drawing>
        <Work className={surfaceClass('field')}>
          <Wrap as="figure">
            <ul>
              <TitledItems items={work} />
            </ul>
            <FigureCaption number={1}>{figureCaption}</FigureCaption>
          </Wrap>
        </Work>
      </WideBand>
      {exhibit && <ExhibitBlock exhibit={exhibit} number={2} />}
      {text.document && <DocumentBlock document={text.document} number={2} surface="sunk" />}
      <Outcomes className={surfaceClass('night')}>
        <div>
          <SectionHead tag={phasePage.outcomes} heading={outcomesLine} />
          <ul>
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </div>
        <Poster slug={`${slug}-result`} size="poster" />
      </Outcomes>
      <SectionBand surface="field" importance="low">
        <Exit>
          <div>
            <Tag as="h2">{phasePage.exit}</Tag>
            <Heading as="p">{wholeWords(exit)}</Heading>
          </div>
          <ul>
            <TitledItems
              items={entriesOf(phasePage.people).map(([who, title]) => ({
                title,
                description: text.people[who],
              }))}
            />
          </ul>
        </Exit>
      </SectionBand>
      <WideBand top="quiet" heading={phasePage.packages.heading} lead={phasePage.packages.lead}>
        <PriceBars
          items={packagesOf(slug).map((packageSlug) => ({
            slug: packageSlug,
            summary: packages[packageSlug].parts[slug] ?? phasePage.packages.whole,
            isQuiet: coverageOf(packageSlug, slug) !== 'whole',
          }))}
        />
      </WideBand>
      <CallToAction {...closing} surface="night" poster="phase" />
    </>
  );
}
