import { CallToAction } from '../blocks/CallToAction';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { PainAndAnswer, type PainAndAnswerProps } from '../blocks/PainAndAnswer';
import { SectionHead } from '../blocks/SectionHead';
import { ServiceCards } from '../blocks/ServiceCards';
import { SuccessStory } from '../blocks/SuccessStory';
import type { Claim } from '../content/claims';
import { figureCaptions } from '../content/figures';
import { type IndustrySlug, industries } from '../content/industries/index';
import type { StoryMetric } from '../content/industries/types';
import { labels } from '../content/labels';
import { menuGroupMembers } from '../content/menu';
import { industryPage } from '../content/pages/industryPage';
import { bowtieRangeOf } from '../content/services/index';
import { formatStartingPrice } from '../features/pricing/prices';
import { SchematicPlate } from '../figures/SchematicPlate';
import { keyOf } from '../lib/lookUp';
import { routeOf } from '../routes/matchRoute';
import type { PageProps } from '../routes/types';
import { ButtonLink } from '../ui/Button';
import { Plate } from '../ui/Plate';
import { SectionBand } from '../ui/SectionBand';
import { explainedResult, qualifiedResult } from './components/results';
import { TrailHead } from './components/TrailHead';

interface Rhythm {
  readonly lists: PainAndAnswerProps['layout'];
  /** Position of the exhibit: before the pain points, after their answers, or after the story. */
  readonly exhibit: 'first' | 'second' | 'third';
}

/** Each page starts with the main question of its market. */
const rhythms: Readonly<Record<IndustrySlug, Rhythm>> = {
  'b2b-saas': { lists: 'beside', exhibit: 'third' },
  fintech: { lists: 'stacked', exhibit: 'second' },
  healthtech: { lists: 'held', exhibit: 'first' },
  cybersecurity: { lists: 'beside', exhibit: 'first' },
  'regenerative-agriculture': { lists: 'held', exhibit: 'second' },
  greentech: { lists: 'stacked', exhibit: 'third' },
  'high-overhead': { lists: 'beside', exhibit: 'second' },
};

const isClaim = (metric: StoryMetric): metric is Claim => 'cause' in metric;

export default function IndustryPage({ route }: PageProps) {
  const slug = keyOf(industries, route.path);
  const figureCaption = figureCaptions[slug];
  const { heading, lead, painPoints, solutions, exhibit, story, ...content } = industries[slug];
  const { metrics, ...words } = story;
  const rhythm = rhythms[slug];
  const exhibitAt = (place: Rhythm['exhibit']) =>
    rhythm.exhibit === place && (
      <SectionBand {...(place === 'second' ? { top: 'none' as const } : {})}>
        <ExhibitBlock exhibit={exhibit} number={2} />
      </SectionBand>
    );
  return (
    <>
      <TrailHead
        route={route}
        heading={heading}
        lead={lead}
        actions={<ButtonLink href="/contact">{labels.scheduleConsultation}</ButtonLink>}
      />
      <SectionBand top="none" bottom="none" renders="atOnce">
        <Plate caption={figureCaption}>
          <SchematicPlate id={slug} label={figureCaption} />
        </Plate>
      </SectionBand>
      {exhibitAt('first')}
      <PainAndAnswer
        pains={{ heading: industryPage.painPoints, points: painPoints }}
        answers={{ heading: industryPage.solutions, points: solutions }}
        layout={rhythm.lists}
      />
      {exhibitAt('second')}
      <SuccessStory
        tag={industryPage.story}
        {...words}
        results={metrics.map((metric) =>
          isClaim(metric) ? explainedResult(metric) : qualifiedResult(metric),
        )}
        link={industryPage.storyLink}
        surface={metrics.some(isClaim) ? 'field' : 'sunk'}
      />
      {exhibitAt('third')}
      <SectionBand>
        <SectionHead tag={industryPage.servicesTag} heading={content.servicesHeading} />
        <ServiceCards
          cards={content.services.map(({ service, reason }) => {
            const { path, name, group } = routeOf(`/services/${service}`);
            return {
              href: path,
              kind: group ? menuGroupMembers[group] : '',
              name,
              reason,
              price: formatStartingPrice(service),
              range: bowtieRangeOf(service),
            };
          })}
        />
      </SectionBand>
      <CallToAction {...content.closing} action={labels.scheduleConsultation} surface="paper" />
    </>
  );
}
