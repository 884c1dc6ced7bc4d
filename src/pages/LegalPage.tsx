import { CallToAction } from '../blocks/CallToAction';
import { NoteText } from '../blocks/NoteText';
import { emailLink } from '../content/emailLink';
import { legalPage, legalPages } from '../content/legal/index';
import { buildDay, formatDay, formatToday } from '../lib/dates';
import { keyFromPath } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, monoLabel, sizes, space, WIDE_WINDOW } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { TextLink } from '../ui/Link';
import { Column, columns, Grid } from '../ui/layout';
import { Heading, Text } from '../ui/Text';
import { useClientValue } from '../ui/useClientValue';
import { PageHead } from './components/PageHead';

const { emailLabel, effectiveLabel, effectiveDate, updatedLabel, contentsLabel } = legalPage;

const Contents = styled('nav', {
  '& > p': { ...monoLabel, marginBottom: '.5rem' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: sizes.touch,
    font: font('display', fontWeights.regular, fontSizes.ui, 1.25),
    [`@media ${WIDE_WINDOW} and (pointer: fine)`]: { minHeight: '2.25rem' },
  },
  '@hover': {
    '& a:hover': { color: 'var(--line)', textDecoration: 'underline', textUnderlineOffset: '.25em' },
  },
  '@md': { position: 'sticky', top: `calc(${sizes.header} + 1.5rem)`, alignSelf: 'start' },
});

const Section = styled('section', {
  borderTop: '1px solid $colors$ink',
  padding: '1.25rem 0 2.75rem',
  scrollMarginTop: `calc(${sizes.header} + 1rem)`,
  '& > div': { marginTop: '1rem' },
  /* The heading beside its text, on the columns of the page. */
  '@lg': {
    ...columns(9),
    columnGap: space.gap,
    '& > h2': { gridColumn: 'span 3' },
    '& > div': { marginTop: 0, gridColumn: 'span 6' },
  },
});

/** Sections as hash targets, and a table of contents that is sticky from 768 px. */
export default function LegalPage({ route }: PageProps) {
  const { name, text } = legalPages[keyFromPath(legalPages, route.path)];
  const { lead, sections, closing } = text();
  // The visitor's current date, also in a document that was built earlier.
  const today = useClientValue(formatToday, buildDay);
  return (
    <>
      <PageHead
        route={route}
        heading={name}
        below={
          <>
            <Text variant="mono">{`${effectiveLabel}: ${formatDay(effectiveDate)}`}</Text>
            <Text variant="mono">{`${updatedLabel}: ${today}`}</Text>
          </>
        }
        lead={lead}
        surface="paper"
      >
        <TextLink href={emailLink.href}>{emailLabel}</TextLink>
      </PageHead>
      <SectionBand top="none" bottom="none">
        <Grid rows="large">
          <Column as={Contents} span={3} aria-label={contentsLabel}>
            <p aria-hidden="true">{contentsLabel}</p>
            <ul>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </Column>
          <Column span={9}>
            {sections.map(({ id, heading, blocks }) => (
              <Section id={id} key={id}>
                <Heading variant="h3">{heading}</Heading>
                <NoteText blocks={blocks} />
              </Section>
            ))}
          </Column>
        </Grid>
      </SectionBand>
      <CallToAction {...closing} surface="paper" />
    </>
  );
}
