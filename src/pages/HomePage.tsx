import { AudienceCards } from '../blocks/AudienceCards';
import { CaseTeasers } from '../blocks/CaseTeasers';
import { ContactBlock } from '../blocks/ContactBlock';
import { Hero } from '../blocks/Hero';
import { PhaseModel } from '../blocks/PhaseModel';
import { SectionHead } from '../blocks/SectionHead';
import { TechnologyList } from '../blocks/TechnologyList';
import { claims } from '../content/claims';
import { home } from '../content/pages/home';
import { phases as allPhases } from '../content/phases/index';
import { formatUsd } from '../content/pricing';
import { studyTeasers } from '../content/studies/teasers';
import { technologies as allTechnologies } from '../content/technologies/index';
import { ContactForm } from '../features/contact/ContactForm';
import { lowestPrice } from '../features/pricing/prices';
import { SchematicPicture } from '../figures/SchematicPicture';
import { entriesOf, keyOf } from '../lib/lookUp';
import { childrenOf } from '../routes/navigation';
import { sectionColors } from '../theme/sections';
import { Band } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { ButtonRow } from '../ui/ButtonRow';
import { Wrap } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { TextLink } from '../ui/TextLink';
import { IndustryWall } from './components/IndustryWall';

/** The drawings are files without colors for the section's color, which only the last poster has. */
const grounds = ['night', 'tint', 'sunk', 'night', 'tint', 'sunk', 'night', 'field'] as const;

export default function HomePage() {
  const phases = childrenOf('/how-we-work');
  const { hero, figure, model, results, industries, technologies, contact } = home;
  return (
    <>
      <Hero
        headline={hero.headline}
        lead={hero.lead}
        actions={
          <ButtonRow>
            <ButtonLink href="/contact">{hero.primaryLabel}</ButtonLink>
            <ButtonLink href="/how-we-work" variant="line">
              {hero.secondaryLabel}
            </ButtonLink>
          </ButtonRow>
        }
        proofLabel={hero.proof.label}
        proof={[
          {
            ...claims.saasArr,
            value: `+${claims.saasArr.value}`,
            ...hero.proof.arr,
            href: '/industries/b2b-saas',
          },
          { ...claims.fintechCac, ...hero.proof.cac, href: '/industries/fintech' },
          { ...hero.proof.price(formatUsd(lowestPrice)), href: '/services' },
        ]}
        figure={{
          label: figure.label,
          win: figure.winLabel,
          keep: figure.keepLabel,
          axis: figure.axisLabel,
        }}
        phases={phases.map(({ path }) => ({
          path,
          name: allPhases[keyOf(allPhases, path)].shortName,
        }))}
      />
      <AudienceCards
        caption={{
          label: figure.captionLabel,
          text: figure.caption,
          link: { label: figure.linkLabel, href: '/how-we-work#diagnosis' },
        }}
        cards={home.audiences}
      />
      <PhaseModel
        head={
          <SectionHead
            tag={model.tag}
            heading={model.heading}
            end={<TextLink href="/how-we-work">{model.linkLabel}</TextLink>}
          />
        }
        phaseLabel={model.phaseLabel}
        linkLabel={model.phaseLinkLabel}
        phases={phases}
      />
      <SectionBand section="resources">
        <CaseTeasers
          head={
            <SectionHead
              heading={results.heading}
              end={<TextLink href="/resources/case-studies">{results.linkLabel}</TextLink>}
            />
          }
          teasers={Object.values(studyTeasers).map(({ claimKeys: [key], ...study }) => ({
            ...study,
            value: claims[key].value,
            measure: claims[key].label,
            linkLabel: results.studyLinkLabel,
          }))}
        />
      </SectionBand>
      <Band className={sectionColors('industries')} top="none" bottom="none">
        <Wrap>
          <SectionHead heading={industries.heading} lead={industries.lead} />
        </Wrap>
        <IndustryWall
          grounds={grounds}
          level="h3"
          drawing={(id, ground) => <SchematicPicture id={id} ground={ground} />}
          last={{
            href: '/industries',
            name: industries.overviewHeading,
            text: industries.overviewLinkLabel,
          }}
        />
      </Band>
      <SectionBand section="technologies">
        <SectionHead
          heading={technologies.heading}
          lead={technologies.lead}
          end={<TextLink href="/technologies">{technologies.linkLabel}</TextLink>}
        />
        <TechnologyList
          rows={entriesOf(allTechnologies).map(([slug, { name, summary }]) => ({
            href: `/technologies/${slug}`,
            name,
            summary,
            drawing: <SchematicPicture id={slug} />,
          }))}
        />
      </SectionBand>
      <ContactBlock tag={contact.tag} heading={contact.heading} lead={contact.lead}>
        <ContactForm />
      </ContactBlock>
    </>
  );
}
