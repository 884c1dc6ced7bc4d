import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { FitAndPlan } from '../blocks/FitAndPlan';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { investorText } from '../content/pages/investors';
import { packagePage } from '../content/pages/packagePage';
import { addOnPrice } from '../content/pricing';
import { addOns, shortServices } from '../content/services/index';
import { InTotal } from '../features/pricing/AddToTotal';
import { TotalBar } from '../features/pricing/TotalBar';
import { Poster } from '../figures/Poster';
import { isKeyOf, keyFromPath } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Band, SectionBand } from '../ui/Band';
import { besideWords, columns, PAGE_INSET } from '../ui/layout';
import { Price } from '../ui/Price';
import { Heading } from '../ui/Text';
import { NumberedSteps, TitledRows } from '../ui/TitledLists';
import { FieldHead } from './components/FieldHead';

/** What is included, beside a picture of it. */
const Included = styled(Band, {
  '&&': { paddingBlock: 0 },
  '& h2': { padding: `${space.quiet} ${PAGE_INSET} clamp(2rem, 3vw, 3rem)` },
  '& > .poster': {
    ...besideWords,
    height: 'min(100vw, 26rem)',
    '& > img': { objectFit: 'contain' },
    '@media print': { display: 'none' },
  },
  '@lg': { ...columns('3fr 2fr'), '& > .poster': { height: 'auto' } },
});

export default function ShortServicePage({ route }: PageProps) {
  const slug = keyFromPath(shortServices, route.path);
  const text = shortServices[slug].text();
  const isAddOn = isKeyOf(addOns, slug);
  const explanation = isAddOn ? undefined : investorText();
  const { addOnPrice: addOnTerm, addOnFacts, addOnPlan } = packagePage;
  return (
    <>
      <FieldHead
        route={route}
        lead={text.lead}
        poster="poster"
        edge="round"
        {...(isAddOn && { secondAction: <InTotal slug={slug} /> })}
        facts={[
          ...(isAddOn ? [{ term: addOnTerm, text: <Price {...addOnPrice(slug)} /> }, ...addOnFacts] : []),
          ...text.facts,
        ]}
      />
      <DocumentBlock document={text.document} number={1} surface="sunk" />
      <Included className={surfaceClass('field')}>
        <div>
          <Heading>{packagePage.includedHeading}</Heading>
          <NumberedSteps items={text.included} isPlain />
        </div>
        <Poster slug={`${slug}-work`} size="uprightPoster" />
      </Included>
      <FitAndPlan text={text} plan={addOnPlan} />
      {explanation && (
        <SectionBand surface="tint" importance="low">
          <SectionHead tag={explanation.tag} heading={explanation.heading} />
          <TitledRows items={explanation.items} />
        </SectionBand>
      )}
      <CallToAction
        {...text.closing}
        action={labels.scheduleConsultation}
        surface="field"
        tile={`${slug}-call`}
        edge="round"
      />
      <TotalBar />
    </>
  );
}
