import { CallToAction } from '../blocks/CallToAction';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { investorText } from '../content/pages/investors';
import { packagePage } from '../content/pages/packagePage';
import { addOnPrice } from '../content/pricing';
import { addOns, shortServices } from '../content/services/index';
import { InTotal } from '../features/pricing/AddToTotal';
import { TotalBar } from '../features/pricing/TotalBar';
import { Poster } from '../figures/Poster';
import { isKeyOf, keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Price } from '../ui/Price';
import { SectionBand } from '../ui/SectionBand';
import { TitledRows } from '../ui/TitledLists';
import { ServiceDetails } from './components/ServiceDetails';

/** The object at the left of the words, where the block above is not dark. On phones below them. */
const Closing = styled('div', {
  '& > :last-child': { paddingTop: '2rem' },
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child': { order: -1, display: 'grid', gridTemplateColumns: '100%', paddingTop: space.quiet },
    '& .poster': { aspectRatio: 'auto', contain: 'size' },
    '& img': { height: '100%', objectFit: 'cover', objectPosition: '85% 100%' },
    '& > section > div': { maxWidth: 'none' },
  },
});

export default function PlaceholderServicePage({ route }: PageProps) {
  const slug = keyOf(shortServices, route.path);
  const { name, summary, bowtieRange, ...content } = shortServices[slug];
  const text = content.text();
  const isAddOn = isKeyOf(addOns, slug);
  const explanation = isAddOn ? undefined : investorText();
  const { addOnPrice: addOnTerm, addOnFacts, addOnPlan } = packagePage;
  return (
    <>
      <ServiceDetails
        route={route}
        name={name}
        summary={summary}
        text={text}
        {...(isAddOn && { secondAction: <InTotal slug={slug} /> })}
        facts={[
          ...(isAddOn ? [{ term: addOnTerm, text: <Price {...addOnPrice(slug)} /> }, ...addOnFacts] : []),
          ...text.facts,
        ]}
        range={bowtieRange}
        spanLabel={packagePage.spanLabelService}
        plan={addOnPlan}
        isShort
      />
      {explanation && (
        <SectionBand surface="tint" importance="low">
          <SectionHead tag={explanation.tag} heading={explanation.heading} />
          <TitledRows items={explanation.items} />
        </SectionBand>
      )}
      <Closing>
        <CallToAction {...text.closing} action={labels.scheduleConsultation} surface="field" isHalf />
        <div className={surfaceClass('night')}>
          <Poster slug={`${slug}-call`} size="poster" />
        </div>
      </Closing>
      <TotalBar />
    </>
  );
}
