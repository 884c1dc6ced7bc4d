import { services } from '../content/pages/services';
import { addOnPrices, pricedPackages, stageTerms } from '../content/pricing';
import { addOns } from '../content/services/addOns';
import { packages } from '../content/services/index';
import { PackagePrice, StageName } from '../features/pricing/PackagePrice';
import { PriceAnnouncement } from '../features/pricing/PriceAnnouncement';
import { formatTerms, formatUsd } from '../features/pricing/prices';
import { StageProvider } from '../features/pricing/StageContext';
import { StageFigure } from '../features/pricing/StageFigure';
import { TradeOff } from '../features/pricing/TradeOff';
import { isKeyOf, slugOf } from '../lib/lookUp';
import { routeOf } from '../routes/matchRoute';
import { childrenOf } from '../routes/navigation';
import { AddOnList } from '../sections/AddOnList';
import { FieldCallToAction } from '../sections/FieldCallToAction';
import { PackageNote, PackageRow, PackageRows } from '../sections/PackageRow';
import { PageHead, PageLead } from '../sections/PageHead';
import { SectionHead } from '../sections/SectionHead';
import { StageBlock } from '../sections/StageBlock';
import { Column, Grid } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { VisuallyHidden } from '../ui/VisuallyHidden';

export default function ServicesPage() {
  const { stage, packages: list, tradeOff, addOns: extras, custom } = services;
  return (
    <StageProvider>
      <PageHead tag={services.tag} heading={services.heading}>
        <PageLead>{services.lead}</PageLead>
      </PageHead>
      <StageBlock
        heading={stage.heading}
        text={`${stage.text} ${stage.note}`}
        caption={{ label: stage.captionLabel, text: stage.caption }}
      >
        <StageFigure />
        <PriceAnnouncement
          say={(chosen) =>
            stage.announcement(
              stageTerms[chosen].name,
              pricedPackages.map(
                (name) => `${routeOf(`/services/${name}`).name} ${formatTerms(name, chosen)}`,
              ),
            )
          }
        />
      </StageBlock>
      <SectionBand>
        <VisuallyHidden as="h2">{list.heading}</VisuallyHidden>
        <PackageRows>
          {childrenOf('/services').map(({ path, name }) => {
            const slug = slugOf(path);
            if (!isKeyOf(packages, slug)) return null;
            const { tagline, pitch, included, bowtieRange } = packages[slug];
            return (
              <PackageRow
                key={path}
                name={name}
                tagline={tagline}
                pitch={pitch}
                includedLabel={list.includedLabel}
                included={included.map(({ title }) => title)}
                range={bowtieRange}
                href={path}
                linkLabel={list.linkLabel}
              >
                <PackagePrice name={slug} />
                <Text look="small">
                  {`${list.stagePrefix} `}
                  <StageName />
                </Text>
              </PackageRow>
            );
          })}
        </PackageRows>
        <PackageNote>{list.note}</PackageNote>
      </SectionBand>
      <SectionBand top="none">
        <SectionHead tag={tradeOff.tag} heading={tradeOff.heading} lead={tradeOff.lead} />
        <Grid rows="small">
          <TradeOff />
        </Grid>
      </SectionBand>
      <SectionBand surface="sunk" top="short">
        <SectionHead tag={extras.tag} named="tag" heading={extras.heading} lead={extras.text} />
        <Grid>
          <Column span={9} from={4}>
            <AddOnList
              addOns={addOns.map(({ slug, name, summary, terms }) => ({
                href: `/services/${slug}`,
                name,
                summary,
                price: formatUsd(addOnPrices[slug]),
                terms,
              }))}
            />
          </Column>
        </Grid>
      </SectionBand>
      <FieldCallToAction heading={custom.heading} text={custom.text} action={custom.buttonLabel} />
    </StageProvider>
  );
}
