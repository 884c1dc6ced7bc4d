import { CallToAction } from '../blocks/CallToAction';
import { LegalText } from '../blocks/LegalText';
import { PageHead, PageLead } from '../blocks/PageHead';
import { emailLink } from '../content/emailLink';
import { labels } from '../content/labels';
import { legalPages } from '../content/legal/index';
import { legalPage } from '../content/pages/legalPage';
import { formatDay, formatToday } from '../lib/dates';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { useClientValue } from '../ui/useClientValue';

declare const __BUILD_DAY__: string;

const { emailLabel, effectiveLabel, effectiveDate, updatedLabel, contentsLabel } = legalPage;

/** The visitor's current date, also in a document that was built earlier. */
function LastUpdated() {
  const today = useClientValue(formatToday, () => __BUILD_DAY__);
  return <Text variant="mono">{`${updatedLabel}: ${today}`}</Text>;
}

export default function LegalPage({ route }: PageProps) {
  const { name, text } = legalPages[keyOf(legalPages, route.path)];
  const { lead, sections, closing } = text();
  return (
    <>
      <PageHead
        heading={name}
        below={
          <>
            <Text variant="mono">{`${effectiveLabel}: ${formatDay(effectiveDate)}`}</Text>
            <LastUpdated />
          </>
        }
        actions={<TextLink href={emailLink.href}>{emailLabel}</TextLink>}
      >
        <PageLead>{lead}</PageLead>
      </PageHead>
      <SectionBand top="none" bottom="none">
        <LegalText contentsLabel={contentsLabel} sections={sections} />
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleCall} surface="paper" />
    </>
  );
}
