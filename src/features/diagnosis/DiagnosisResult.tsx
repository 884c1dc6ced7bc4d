import { queryOf, type Step, steps } from '../../../machines/diagnosis.machine';
import { labels } from '../../content/labels';
import { packagePage } from '../../content/pages/detailPages';
import { diagnosis } from '../../content/pages/diagnosis';
import { phases } from '../../content/phases/index';
import { addOnPrice, formatUsd, priceUsdPerMonth, stageTerms } from '../../content/pricing';
import { addOns, packages } from '../../content/services/index';
import { typicalRanges } from '../../content/typicalRanges';
import { styled } from '../../theme/stitches.config';
import { surfaceClass } from '../../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../../theme/tokens';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { TextLink } from '../../ui/Link';
import { Column, columns, Grid, Wrap } from '../../ui/layout';
import { Price, Share } from '../../ui/Price';
import { Heading, Tag, Text, wholeWords } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PriceAnnouncement } from '../pricing/Announcement';
import { equityPercent, formatEquity, formatTerms } from '../pricing/prices';
import { useStage } from '../pricing/pricingActors';
import { StageSlider, sliderOnField } from '../pricing/StageSlider';
import { sendToDiagnosis, useDiagnosis } from './diagnosisActor';
import { findingSentence, formatRange, formatShare, linkOf } from './diagnosisWords';

/** The verdict and what follows from it, up to the edges of the window. */
const Area = styled('div', {
  paddingBlock: `${space.quiet} ${space.section}`,
  '&&': sliderOnField,
  '& details + details': { marginTop: 0, borderTop: 0 },
  '& dl': { marginTop: '1.5rem' },
});

/** The share in the largest type of the site. High enough for most sentences, so that the content below seldom moves while the visitor types. */
const Verdict = styled('div', {
  minHeight: '21rem',
  display: 'grid',
  alignContent: 'start',
  gap: '1rem 2rem',
  '& > b': {
    font: font('display', fontWeights.heading, 'min(25vw, 11rem)', 0.8),
    letterSpacing: '-.05em',
    marginLeft: '-.04em',
  },
  '@lg': {
    minHeight: '19vw',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > b': { fontSize: 'min(17vw, 21rem)' },
  },
});

/** From 1024 px the prices are at the right of the phase and the buttons. */
const Columns = styled('div', {
  display: 'grid',
  gap: `2.5rem ${space.gap}`,
  marginTop: '2rem',
  paddingTop: '1.5rem',
  borderTop: '3px solid $colors$ink',
  '& h3': { margin: '1rem 0' },
  '& > :nth-child(2) > :first-child': { marginBottom: '.75rem' },
  '@lg': {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: '1fr auto',
    '& > :nth-child(2)': { gridArea: '1 / 2 / span 2' },
  },
});

const Offers = styled('ul', {
  '& > li': {
    ...columns('1fr auto'),
    alignItems: 'baseline',
    columnGap: '1rem',
    borderTop: '1px solid $colors$ink',
    padding: '.375rem 0 .75rem',
    '& > :nth-child(2)': { textAlign: 'end' },
    '@narrowest': { gridTemplateColumns: '100%', '& > :nth-child(2)': { textAlign: 'start' } },
  },
  '& > li > a': { fontSize: fontSizes.h4 },
  '& > li > p:last-child': { gridColumn: '1 / -1', margin: 0, fontSize: fontSizes.ui },
});

const LinkStatus = styled('div', { minHeight: '3rem', paddingTop: '.5rem', overflowWrap: 'anywhere' });

/** What follows from the finding: the phase, an add-on for the step and packages for the phase with prices, ways to send both, and the first 30 days. */
function NextStep({ step }: { readonly step: Step }) {
  const { context, value } = useDiagnosis();
  const stage = useStage();
  const { result } = diagnosis;
  const { phase, packages: offered, addOn } = diagnosis.steps[step];
  const { name, summary } = phases[phase];
  const [first] = offered;
  const link = linkOf(queryOf(context));
  const { plan } = packages[first].text();
  return (
    <>
      <Columns>
        <div>
          <Tag>{result.phase(Object.keys(phases).indexOf(phase) + 1)}</Tag>
          <Heading as="h3">{wholeWords(name)}</Heading>
          <Text variant="lead">{summary}</Text>
          <TextLink href={`/how-we-work/${phase}`}>{result.phaseLink}</TextLink>
        </div>
        <div>
          <Tag>{result.packages}</Tag>
          <StageSlider label={result.stageLabel} />
          <Offers>
            <li>
              <TextLink href={`/services/${addOn}`}>{addOns[addOn].name}</TextLink>
              <Price {...addOnPrice(addOn)} />
              <Share>{result.withoutEquity}</Share>
            </li>
            {offered.map((slug) => (
              <li key={slug}>
                <TextLink href={`/services/${slug}`}>{packages[slug].name}</TextLink>
                <Price amount={formatUsd(priceUsdPerMonth(slug, stage))} terms={labels.perMonth} />
                <Share>{`${formatEquity(equityPercent(slug, stage))} ${result.perYear}`}</Share>
              </li>
            ))}
          </Offers>
          <PriceAnnouncement
            say={(chosen) =>
              [stageTerms[chosen].name, ...offered.map((slug) => formatTerms(slug, chosen))].join(', ')
            }
          />
        </div>
        <div>
          <ButtonRow>
            <ButtonLink
              href="/contact"
              onClick={() => sendToDiagnosis({ type: 'discussion.requested', stage })}
            >
              {result.discussLabel}
            </ButtonLink>
            <Button
              variant="line"
              triangle={false}
              onClick={() => sendToDiagnosis({ type: 'link.requested' })}
            >
              {result.copyLabel}
            </Button>
          </ButtonRow>
          <LinkStatus role="status">
            {value.link === 'copied' && (
              <Text variant="small">
                {Object.keys(context.reading.faults).length > 0 ? result.copiedInPart : result.copied}
              </Text>
            )}
            {value.link === 'refused' && (
              <Text variant="small">
                {`${result.refused} `}
                <a href={link}>{link}</a>
              </Text>
            )}
          </LinkStatus>
        </div>
      </Columns>
      <Disclosure label={result.plan(packages[first].name)} level="h3">
        {packagePage.plan.periods.slice(0, 2).map(({ unit, numbers }, index) => (
          <Text key={numbers}>{`${unit} ${numbers}: ${plan[index]}`}</Text>
        ))}
      </Disclosure>
    </>
  );
}

/** The narrowest step in one sentence, what follows from it, and how it is found. */
export function DiagnosisResult() {
  const { context } = useDiagnosis();
  const { reading, announced } = context;
  const { finding } = reading;
  const { rule, typical } = diagnosis;
  return (
    <Area className={surfaceClass('field')}>
      <Wrap>
        <Verdict>
          {finding && <b aria-hidden="true">{formatShare(finding.step, finding.share)}</b>}
          <Heading as="p">{findingSentence(context)}</Heading>
        </Verdict>
        <VisuallyHidden as="p" role="status">
          {announced ? findingSentence(announced) : ''}
        </VisuallyHidden>
        {finding && <NextStep step={finding.step} />}
        <Disclosure label={rule.heading} level="h3">
          <Text>{`${rule.text} ${rule.note}`}</Text>
          <Grid as="dl" rows="small">
            {steps.map((step) => {
              const { source, year, base } = typicalRanges[step];
              return (
                <Column span={4} key={step}>
                  <Heading
                    as="dt"
                    variant="h4"
                  >{`${diagnosis.steps[step].name}: ${typical(formatRange(step))}`}</Heading>
                  <Text as="dd" variant="small">{`${base} ${source}, ${year}.`}</Text>
                </Column>
              );
            })}
          </Grid>
        </Disclosure>
      </Wrap>
    </Area>
  );
}
