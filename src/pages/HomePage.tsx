import { AudienceCards } from '../blocks/AudienceCards';
import { CaseTeasers } from '../blocks/CaseTeasers';
import { Hero } from '../blocks/Hero';
import { PhaseModel } from '../blocks/PhaseModel';
import { SectionHead } from '../blocks/SectionHead';
import { TechnologyList } from '../blocks/TechnologyList';
import { home } from '../content/pages/home';
import { formatUsd } from '../content/pricing';
import { ContactBlock } from '../features/contact/ContactForm';
import { lowestPrice } from '../features/pricing/prices';
import { DrawingFile } from '../figures/DrawingFile';
import { SectionBand } from '../ui/SectionBand';
import { TextLink } from '../ui/TextLink';
import { IndustryWall } from './components/IndustryWall';

/** The drawings are files without colors for the section's color, which only the last poster has. */
const grounds = ['night', 'tint', 'sunk', 'night', 'tint', 'sunk', 'night', 'field'] as const;

export default function HomePage() {
  const { industries, technologies } = home;
  return (
    <>
      <Hero price={formatUsd(lowestPrice)} />
      <AudienceCards />
      <PhaseModel />
      <SectionBand section="resources">
        <CaseTeasers />
      </SectionBand>
      <SectionBand
        section="industries"
        top="none"
        bottom="none"
        wide={
          <IndustryWall
            grounds={grounds}
            level="h3"
            drawing={(id, ground) => <DrawingFile name={`schematic-${id}`} ground={ground} />}
            last={{
              href: '/industries',
              name: industries.overviewHeading,
              text: industries.overviewLinkLabel,
            }}
          />
        }
      >
        <SectionHead heading={industries.heading} lead={industries.lead} />
      </SectionBand>
      <SectionBand section="technologies" surface="tint">
        <SectionHead
          heading={technologies.heading}
          lead={technologies.lead}
          end={<TextLink href="/technologies">{technologies.linkLabel}</TextLink>}
        />
        <TechnologyList />
      </SectionBand>
      <ContactBlock />
    </>
  );
}
