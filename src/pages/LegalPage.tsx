import { CallToAction } from '../blocks/CallToAction';
import { LegalText } from '../blocks/LegalText';
import { PageHead, PageLead } from '../blocks/PageHead';
import { effectiveDate } from '../content/effectiveDate';
import { emailLink } from '../content/emailLink';
import { labels } from '../content/labels';
import { privacySections } from '../content/legal/privacy';
import { termsSections } from '../content/legal/terms';
import type { LegalSection } from '../content/legal/types';
import { privacy } from '../content/pages/privacy';
import { terms } from '../content/pages/terms';
import type { LegalPage as LegalPageContent } from '../content/pages/types';
import { formatDay, formatToday } from '../lib/dates';
import { lookUp } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { useClientValue } from '../ui/useClientValue';

const pages: Readonly<Record<string, LegalPageContent & { readonly sections: readonly LegalSection[] }>> = {
  '/privacy': { ...privacy, sections: privacySections },
  '/terms': { ...terms, sections: termsSections },
};

declare const __BUILD_DAY__: string;

/** The visitor's current date, also in a document that was built earlier. */
function LastUpdated({ label }: { readonly label: string }) {
  const today = useClientValue(formatToday, () => __BUILD_DAY__);
  return <Text variant="mono">{`${label}: ${today}`}</Text>;
}

/** Privacy policy and terms. */
export default function LegalPage({ route }: PageProps) {
  const { sections, heading, lead, emailLabel, effectiveLabel, updatedLabel, contentsLabel, closing } =
    lookUp(pages, route.path);
  return (
    <>
      <PageHead
        heading={heading}
        below={
          <>
            <Text variant="mono">{`${effectiveLabel}: ${formatDay(effectiveDate)}`}</Text>
            <LastUpdated label={updatedLabel} />
          </>
        }
        actions={<TextLink href={emailLink.href}>{emailLabel}</TextLink>}
      >
        <PageLead>{lead}</PageLead>
      </PageHead>
      <SectionBand top="none">
        <LegalText contentsLabel={contentsLabel} sections={sections} />
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleCall} surface="paper" />
    </>
  );
}
