import { CallToAction } from '../blocks/CallToAction';
import { LegalText } from '../blocks/LegalText';
import { PageHead, PageLead } from '../blocks/PageHead';
import { effectiveDate } from '../content/effectiveDate';
import { emailLink } from '../content/emailLink';
import { labels } from '../content/labels';
import type { LegalSection } from '../content/legal/types';
import { privacy } from '../content/pages/privacy';
import { terms } from '../content/pages/terms';
import type { LegalPage as LegalPageContent } from '../content/pages/types';
import { formatDay, formatToday } from '../lib/dates';
import { lookUp } from '../lib/lookUp';
import type { TextPageProps } from '../routes/types';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { useClientValue } from '../ui/useClientValue';

const pages: Readonly<Record<string, LegalPageContent>> = { '/privacy': privacy, '/terms': terms };

declare const __BUILD_DAY__: string;

/** The visitor's current date, also in a document that was built earlier. */
function LastUpdated({ label }: { readonly label: string }) {
  const today = useClientValue(formatToday, () => __BUILD_DAY__);
  return <Text variant="mono">{`${label}: ${today}`}</Text>;
}

/** Privacy policy and terms. */
export default function LegalPage({ route, text }: TextPageProps<readonly LegalSection[]>) {
  const { heading, lead, emailLabel, effectiveLabel, updatedLabel, contentsLabel, closing } = lookUp(
    pages,
    route.path,
  );
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
        <LegalText contentsLabel={contentsLabel} sections={text} />
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleCall} surface="paper" />
    </>
  );
}
