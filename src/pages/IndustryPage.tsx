import { CallToAction } from '../blocks/CallToAction';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { PainAndAnswer } from '../blocks/PainAndAnswer';
import { SectionHead } from '../blocks/SectionHead';
import { SuccessStory } from '../blocks/SuccessStory';
import { industries } from '../content/industries/index';
import { labels } from '../content/labels';
import { industryPage } from '../content/pages/industryPage';
import { recommendedPrice } from '../features/pricing/prices';
import { ServiceCards } from '../features/pricing/ServiceCards';
import { SchematicFigure, SchematicPlate } from '../figures/SchematicFigure';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { SectionBand } from '../ui/SectionBand';
import { TextLink } from '../ui/TextLink';
import { DetailHead } from './components/DetailHead';

export default function IndustryPage({ route }: PageProps) {
  const slug = keyOf(industries, route.path);
  const { figureCaption, exhibitAt, text } = industries[slug];
  const { heading, lead, price, painPoints, solutions, exhibit, story, ...content } = text();
  const exhibitBlock = <ExhibitBlock exhibit={exhibit} surface="night" />;
  return (
    <>
      <DetailHead
        halves
        route={route}
        heading={heading}
        lead={lead}
        price={price ?? recommendedPrice(content.services.map(({ service }) => service))}
        action={labels.scheduleConsultation}
        figure={<SchematicPlate id={slug} label={figureCaption} />}
        caption={figureCaption}
      />
      {exhibitAt === 'first' && exhibitBlock}
      <PainAndAnswer painPoints={painPoints} solutions={solutions} />
      {exhibitAt === 'second' && exhibitBlock}
      <SuccessStory {...story} />
      {exhibitAt === 'third' && exhibitBlock}
      <SectionBand bottom="none" wide={<ServiceCards services={content.services} />}>
        <SectionHead tag={industryPage.servicesTag} heading={content.servicesHeading} />
      </SectionBand>
      <CallToAction
        {...content.closing}
        action={labels.scheduleConsultation}
        surface="field"
        drawing={<SchematicFigure id={slug} />}
      >
        <TextLink href={`/how-we-work?example=${slug}#diagnosis`}>{industryPage.diagnosisLabel}</TextLink>
      </CallToAction>
    </>
  );
}
