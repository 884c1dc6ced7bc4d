import { figureCaptions } from '../content/figures';
import type { IndustrySlug } from '../content/industries/index';
import { industrySummaries } from '../content/industries/summaries';
import type { Industry } from '../content/industries/types';
import { labels } from '../content/labels';
import { menuGroupMembers } from '../content/menu';
import { industryPage } from '../content/pages/industryPage';
import { bowtieRangeOf } from '../content/services/index';
import { keyOf } from '../lib/lookUp';
import type { TextPageProps } from '../routes/lazyPage';
import { routeOf } from '../routes/matchRoute';
import { ClosingBand } from '../sections/ClosingBand';
import { ExhibitBlock } from '../sections/exhibits/ExhibitBlock';
import { PainAndAnswer, type PainAndAnswerProps } from '../sections/PainAndAnswer';
import { SectionHead } from '../sections/SectionHead';
import { ServiceCards } from '../sections/ServiceCards';
import { SuccessStory } from '../sections/SuccessStory';
import { IndustryFigure } from '../ui/figures/IndustryFigure';
import { SaasPlate } from '../ui/figures/SaasPlate';
import { SectionBand } from '../ui/SectionBand';
import { DetailPlate } from './parts/DetailPlate';
import { TrailHead } from './parts/TrailHead';

interface Rhythm {
  readonly lists: PainAndAnswerProps['layout'];
  /** Where the exhibit stands: before the pain points, after their answers, or after the story. */
  readonly exhibit: 'first' | 'second' | 'third';
  /** Client results stand on the field, illustrations on the quiet panel with their drawing. */
  readonly story: 'result' | 'illustration';
}

/** Each page is paced by what its market asks first. */
const rhythms: Readonly<Record<IndustrySlug, Rhythm>> = {
  'b2b-saas': { lists: 'beside', exhibit: 'third', story: 'result' },
  fintech: { lists: 'stacked', exhibit: 'second', story: 'result' },
  healthtech: { lists: 'held', exhibit: 'first', story: 'result' },
  cybersecurity: { lists: 'beside', exhibit: 'first', story: 'illustration' },
  'regenerative-agriculture': { lists: 'held', exhibit: 'second', story: 'illustration' },
  greentech: { lists: 'stacked', exhibit: 'third', story: 'illustration' },
  'high-overhead': { lists: 'beside', exhibit: 'second', story: 'illustration' },
};

export default function IndustryPage({ route, text }: TextPageProps<Industry>) {
  const slug = keyOf(industrySummaries, route.path);
  const { heading, lead, painPoints, solutions, exhibit, story, ...content } = text;
  const rhythm = rhythms[slug];
  const exhibitAt = (place: Rhythm['exhibit']) =>
    rhythm.exhibit === place && (
      <SectionBand {...(place === 'second' ? { top: 'none' as const } : {})}>
        <ExhibitBlock tag={route.name} exhibit={exhibit} number={2} />
      </SectionBand>
    );
  return (
    <>
      <TrailHead route={route} heading={heading} lead={lead} />
      {slug === 'b2b-saas' ? (
        <DetailPlate id={slug} annotated={<SaasPlate label={figureCaptions[slug]} />} />
      ) : (
        <DetailPlate id={slug} compact={<IndustryFigure id={slug} label={figureCaptions[slug]} plate />} />
      )}
      {exhibitAt('first')}
      <PainAndAnswer
        pains={{ heading: industryPage.painPoints, points: painPoints }}
        answers={{ heading: industryPage.solutions, points: solutions }}
        layout={rhythm.lists}
      />
      {exhibitAt('second')}
      <SuccessStory
        tag={industryPage.story}
        {...story}
        link={industryPage.storyLink}
        {...(rhythm.story === 'result'
          ? { surface: 'field' }
          : { surface: 'sunk', drawing: <IndustryFigure id={slug} /> })}
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
              range: bowtieRangeOf(service),
            };
          })}
        />
      </SectionBand>
      <ClosingBand {...content.closing} action={labels.scheduleConsultation} section={route.section} />
    </>
  );
}
