import { packagePage } from '../content/pages/packagePage';
import { packages } from '../content/services/index';
import { InvestmentCard } from '../features/pricing/InvestmentCard';
import { decimalsOnDetailPage } from '../features/pricing/prices';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/lazyPage';
import { BackLink } from '../sections/BackLink';
import { BowtiePlate } from '../sections/BowtiePlate';
import { CaseStudyPair } from '../sections/CaseStudyPair';
import { ClosingBand } from '../sections/ClosingBand';
import { PackageDetails } from '../sections/PackageDetails';
import { PageHead, PageTagline } from '../sections/PageHead';
import { SectionHead } from '../sections/SectionHead';
import { Wrap } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';

export default function PackagePage({ route }: PageProps) {
  const slug = keyOf(packages, route.path);
  const content = packages[slug];
  const { backLabel, tag, spanLabel, includedHeading, whoItIsForHeading, caseStudiesTag, card } = packagePage;
  return (
    <>
      <BackLink href="/services" label={backLabel} />
      <PageHead tag={tag} heading={route.name}>
        <PageTagline>{content.tagline}</PageTagline>
      </PageHead>
      <Wrap>
        <BowtiePlate range={content.bowtieRange} spanLabel={spanLabel} caption={content.figureCaption} />
      </Wrap>
      <PackageDetails
        intro={content.intro}
        includedHeading={includedHeading}
        included={content.included}
        whoItIsForHeading={whoItIsForHeading}
        whoItIsFor={content.whoItIsFor}
        card={<InvestmentCard name={slug} decimals={decimalsOnDetailPage(slug)} />}
      />
      <SectionBand surface="sunk">
        <SectionHead tag={caseStudiesTag} named="tag" heading={content.caseStudiesHeading} />
        <CaseStudyPair studies={content.caseStudies} />
      </SectionBand>
      <ClosingBand
        heading={content.closing.heading}
        text={content.closing.text}
        action={card.buttonLabel}
        section={route.section}
      />
    </>
  );
}
