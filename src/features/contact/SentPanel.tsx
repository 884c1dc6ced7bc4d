import type { Ref } from 'react';
import { contactForm } from '../../content/contactForm';
import { styled } from '../../theme/stitches.config';
import { fontSizes, fonts } from '../../theme/tokens';
import { TextButton } from '../../ui/Button';
import { END, START } from '../../ui/Field';
import { StepList } from '../../ui/StepList';
import { Heading, Subheading, Text } from '../../ui/Text';
import { BookTime } from './BookTime';
import { contactActor } from './contactActor';

/** No higher than the form, which keeps its place: the card does not change its height. */
const Panel = styled('div', {
  display: 'grid',
  alignContent: 'space-between',
  gap: '.5rem',
  padding: `1.25rem ${END} .75rem ${START}`,
  backgroundColor: '$raised',
  '&& p, && li': { color: '$ink', fontSize: fontSizes.lead, lineHeight: 1.4 },
  '& h3': { marginBottom: '.5rem' },
  '&& li': { padding: '.25rem 0' },
});

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem 1.25rem',
  fontFamily: fonts.display,
  /* The button gets the focus: above the toast. */
  '& > button': { scrollMarginBottom: '8rem' },
});

/** Confirms a sent message in place of the form, with the next steps. No live region: the toast announces it. */
export function SentPanel({ buttonRef }: { readonly buttonRef: Ref<HTMLButtonElement> }) {
  const { sent, next, another } = contactForm;
  return (
    <Panel>
      <div>
        <Heading as="div">{sent.title}</Heading>
        <Text>{sent.description}</Text>
      </div>
      <div>
        <Subheading>{next.heading}</Subheading>
        <StepList steps={next.steps} />
      </div>
      <Actions>
        <BookTime />
        <TextButton
          ref={buttonRef}
          type="button"
          onClick={() => contactActor.send({ type: 'another.chosen' })}
        >
          {another}
        </TextButton>
      </Actions>
    </Panel>
  );
}
