import { queryOf, type Step } from '../../../machines/diagnosis.machine';
import { labels } from '../../content/labels';
import { diagnosis } from '../../content/pages/diagnosis';
import { packagePage } from '../../content/pages/packagePage';
import { phases } from '../../content/phases/index';
import { addOnPrice, formatUsd, priceUsdPerMonth, stageTerms } from '../../content/pricing';
import { addOns, packages } from '../../content/services/index';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { Subheading } from '../../ui/Heading';
import { Price, Share } from '../../ui/Price';
import { Overline, Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { PriceAnnouncement } from '../pricing/Announcement';
import { equityPercent, formatEquity, formatTerms } from '../pricing/prices';
import { useStage } from '../pricing/pricingActors';
import { StageSlider } from '../pricing/StageSlider';
import { sendToDiagnosis, useDiagnosis } from './diagnosisActor';
import { linkOf, sectionPath } from './diagnosisWords';

const Columns = styled('div', {
  display: 'grid',
  gap: `2.5rem ${space.gap}`,
  marginTop: '3rem',
  paddingTop: '1.5rem',
  borderTop: '3px solid $colors$ink',
  '& h3': { margin: '.375rem 0 .75rem' },
  '& p + ul > :first-child': { borderTop: 0 },
  '@md': { gridTemplateColumns: '1fr 1fr' },
  '@lg': { gridTemplateColumns: '3fr 5fr 4fr' },
});

const Item = styled('li', { borderTop: '1px solid $colors$rule', padding: '.75rem 0 1rem' });

const Actions = styled(ButtonRow, {
  marginTop: '2rem',
  '@media (scripting: none), print': { '& > button': { display: 'none' } },
});

const LinkStatus = styled('div', { minHeight: '3rem', paddingTop: '.5rem', overflowWrap: 'anywhere' });

/**
 * What follows from the finding: the phase, its packages and an add-on with prices, the first 30 days, and ways to send both.
 * @param step the step that the finding names.
 */
export function DiagnosisResult({ step }: { readonly step: Step }) {
  const { context, value } = useDiagnosis();
  const stage = useStage();
  const { result, steps } = diagnosis;
  const { phase, packages: offered, addOn } = steps[step];
  const { name, summary } = phases[phase];
  const [first] = offered;
  const { plan } = packages[first].text();
  return (
    <>
      <Columns>
        <div>
          <Overline>{result.phase(Object.keys(phases).indexOf(phase) + 1)}</Overline>
          <Subheading size="h3">{name}</Subheading>
          <Text>{summary}</Text>
          <TextLink href={`/how-we-work/${phase}`}>{result.phaseLink}</TextLink>
        </div>
        <div>
          <Overline>{result.packages}</Overline>
          <StageSlider label={result.stageLabel} />
          <ul>
            {offered.map((slug) => (
              <Item key={slug}>
                <TextLink href={`/services/${slug}`}>{packages[slug].name}</TextLink>
                <Price amount={formatUsd(priceUsdPerMonth(slug, stage))} terms={labels.perMonth} />
                <Share>{`${formatEquity(equityPercent(slug, stage))} ${result.perYear}`}</Share>
              </Item>
            ))}
            <Item>
              <TextLink href={`/services/${addOn}`}>{addOns[addOn].name}</TextLink>
              <Price {...addOnPrice(addOn)} />
              <Share>{result.withoutEquity}</Share>
            </Item>
          </ul>
          <PriceAnnouncement
            say={(chosen) =>
              [stageTerms[chosen].name, ...offered.map((slug) => formatTerms(slug, chosen))].join(', ')
            }
          />
        </div>
        <div>
          <Overline>{result.plan(packages[first].name)}</Overline>
          <ul>
            {packagePage.plan.periods.slice(0, 2).map((period, index) => (
              <Item key={period}>
                <Subheading>{period}</Subheading>
                <Text>{plan[index]}</Text>
              </Item>
            ))}
          </ul>
        </div>
      </Columns>
      <Actions>
        <ButtonLink href="/contact" onClick={() => sendToDiagnosis({ type: 'discussion.requested', stage })}>
          {result.discussLabel}
        </ButtonLink>
        <Button variant="line" triangle={false} onClick={() => sendToDiagnosis({ type: 'link.requested' })}>
          {result.copyLabel}
        </Button>
      </Actions>
      <LinkStatus role="status">
        {value.link === 'copied' && <Text variant="small">{result.copied}</Text>}
        {value.link === 'refused' && (
          <Text variant="small">
            {`${result.refused} `}
            <a href={sectionPath(queryOf(context))}>{linkOf('')}</a>
          </Text>
        )}
      </LinkStatus>
    </>
  );
}
