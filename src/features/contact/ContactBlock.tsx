import { home } from '../../content/pages/home';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { SectionBand } from '../../ui/Band';
import { Column, Grid } from '../../ui/layout';
import { Sheet } from '../../ui/Sheet';
import { Statement, Tag, Text } from '../../ui/Text';
import { WideScene } from '../../ui/WideScene';
import { useContactForm } from './contactActor';
import { MessageForm } from './MessageForm';

const Words = styled('div', {
  paddingBlock: space.quiet,
  '& > h2': { marginBottom: '1.25rem' },
  '& > p + p': { marginTop: '1.25rem' },
});

/** Not lower than the panel that replaces the sent form. */
const Form = styled(Sheet, {
  '@tablet': { minHeight: '31rem' },
  /* From the middle of the window. */
  '@lg': { '&&': { marginLeft: `calc(-.5 * ${space.gap})` } },
});

/** The contact block of the home page: text beside the built-in form. It has no form of the provider. */
export function ContactBlock() {
  const snapshot = useContactForm('fallback');
  const { tag, heading, lead } = home.contact;
  return (
    <SectionBand surface="field" top="none" wide={<WideScene name="bottle" />}>
      <Grid>
        <Column as={Words} span={6}>
          <Tag as="h2">{tag}</Tag>
          <Statement size="h1">{heading}</Statement>
          <Text variant="lead">{lead}</Text>
        </Column>
        <Column span={6}>
          <Form side="right">
            <MessageForm snapshot={snapshot} />
          </Form>
        </Column>
      </Grid>
    </SectionBand>
  );
}
