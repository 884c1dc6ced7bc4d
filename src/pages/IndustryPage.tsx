import { CallToAction } from '../blocks/CallToAction';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { PainAndAnswer } from '../blocks/PainAndAnswer';
import { SectionHead } from '../blocks/SectionHead';
import { ServiceCards } from '../blocks/ServiceCards';
import { SuccessStory } from '../blocks/SuccessStory';
import type { Claim } from '../content/claims';
import { industries } from '../content/industries/index';
import type { Industry, StoryMetric } from '../content/industries/types';
import { labels } from '../content/labels';
import { menuGroupMembers } from '../content/menu';
import { industryPage } from '../content/pages/industryPage';
import { allServices } from '../content/services/index';
import { bowtieRangeOf } from '../features/pricing/coverage';
import { formatServicePrice } from '../features/pricing/prices';
import { SchematicPlate } from '../figures/SchematicPlate';
import { keyOf } from '../lib/lookUp';
import { routeOf } from '../routes/matchRoute';
import type { PageProps } from '../routes/types';
import { ButtonLink } from '../ui/Button';
import { SectionBand } from '../ui/SectionBand';
import { TextLink } from '../ui/TextLink';
import { DetailHead } from './components/DetailHead';
import { explainedResult, qualifiedResult } from './components/results';

const isClaim = (metric: StoryMetric): metric is Claim => 'cause' in metric;

export default function IndustryPage({ route }: PageProps) {
  const slug = keyOf(industries, route.path);
  const { figureCaption, exhibitAt, text } = industries[slug];
  const { heading, lead, price, painPoints, solutions, exhibit, story, ...content } = text();
  const { metrics, ...words } = story;
  const exhibitFor = (place: Industry['exhibitAt']) =>
    exhibitAt === place && (
      <SectionBand surface="night">
        <ExhibitBlock exhibit={exhibit} number={2} />
      </SectionBand>
    );
  return (
    <>
      <DetailHead
        route={route}
        heading={heading}
        lead={lead}
        price={price}
        actions={
          <ButtonLink href="/contact" variant="ink">
            {labels.scheduleConsultation}
          </ButtonLink>
        }
        figure={<SchematicPlate id={slug} label={figureCaption} />}
        caption={figureCaption}
      />
      {exhibitFor('first')}
      <PainAndAnswer
        pains={{ heading: industryPage.painPoints, points: painPoints }}
        answers={{ heading: industryPage.solutions, points: solutions }}
      />
      {exhibitFor('second')}
      <SuccessStory
        tag={industryPage.story}
        {...words}
        results={metrics.map((metric) =>
          isClaim(metric) ? explainedResult(metric) : qualifiedResult(metric),
        )}
        link={industryPage.storyLink}
        surface={metrics.some(isClaim) ? 'field' : 'sunk'}
      />
      {exhibitFor('third')}
      <SectionBand>
        <SectionHead tag={industryPage.servicesTag} heading={content.servicesHeading} />
        <ServiceCards
          cards={content.services.map(({ service, reason }) => {
            const { path, group } = routeOf(`/services/${service}`);
            const { name } = allServices[service];
            return {
              href: path,
              kind: group ? menuGroupMembers[group] : '',
              name,
              reason,
              price: formatServicePrice(service),
              range: bowtieRangeOf(service),
            };
          })}
        />
      </SectionBand>
      <CallToAction
        {...content.closing}
        action={labels.scheduleConsultation}
        surface="field"
        drawing={<SchematicPlate id={slug} />}
      >
        <TextLink href={`/how-we-work?example=${slug}#diagnosis`}>{industryPage.diagnosisLabel}</TextLink>
      </CallToAction>
    </>
  );
}
