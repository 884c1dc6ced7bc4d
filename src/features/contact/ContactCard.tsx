import { useRef } from 'react';
import { owner } from '../../config/owner';
import { contactForm } from '../../content/contactForm';
import { Figure } from '../../figures/Figure';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fonts, fontWeights, noFocusRing, sizes, underline } from '../../theme/tokens';
import { Button, TextButton } from '../../ui/Button';
import { CellForm, CellPair, END, SIDES, START, WRITING_LINE } from '../../ui/Field';
import { Layers } from '../../ui/layout';
import { Sheet } from '../../ui/Sheet';
import { Spinner } from '../../ui/Spinner';
import { Heading, Text } from '../../ui/Text';
import { contactActor, EMBEDDED_FORM_ID, useContactForm } from './contactActor';
import { MessageForm } from './MessageForm';
import { NoScript } from './NoScript';

const Title = styled(Heading, {
  padding: `1.5rem ${END} 1rem ${START}`,
  '&, & ~ p': { backgroundColor: 'var(--tint)' },
  '@phone': { '&&': { fontSize: fontSizes.h2 } },
  scrollMarginTop: '2.25rem',
  '&:focus': noFocusRing,
});

const Middle = styled('div', {
  placeSelf: 'center',
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '1rem',
  maxWidth: '24rem',
  textAlign: 'center',
  '& > svg': { width: '7.5rem' },
  '& a': { color: '$action', ...underline('.2em'), overflowWrap: 'anywhere' },
});

/** Shown where the form will have its button: there is nothing to send yet. */
const Loader = styled('div', {
  placeSelf: 'end stretch',
  display: 'flex',
  alignItems: 'center',
  gap: '1.25rem',
  minHeight: sizes.cellButton,
  paddingLeft: START,
  '& > noscript': { padding: 0 },
  /* The status is empty when the form is shown, and lies over the button of the form. */
  '&:empty': { pointerEvents: 'none' },
  /* Nothing loads. */
  '@media (scripting: none)': { '& > :not(noscript)': { display: 'none' } },
});

/** One font size in all windows, because the skeleton keeps the height of the form. */
const Target = styled('div', {
  fontFamily: fonts.display,
  fontSize: '1rem',
  '&[aria-busy="true"]': { visibility: 'hidden' },
});

const Foot = styled('p', {
  padding: `.5rem ${END} .5rem ${START}`,
  /* To the end of the sheet, if no form above it grows. */
  ':not(:has(> form)) + &': { flexGrow: 1 },
  font: font('display', fontWeights.regular, '1rem', 1.4),
  '@media (scripting: none)': { display: 'none' },
});

const SkeletonFrame = styled(CellForm, {
  '&[data-done]': { visibility: 'hidden' },
  paddingBottom: '1px',
  '& i': {
    height: sizes.cell,
    backgroundColor: '$raised',
    border: '1px solid $colors$ink',
    borderInlineWidth: SIDES,
    padding: `.6875rem ${END} 0 ${START}`,
    font: font('display', fontWeights.heading, fontSizes.ui, 1.2),
    color: '$ink3',
    '&::before': { content: 'attr(data-label) / ""', '@media (scripting: none)': { content: 'none' } },
  },
  '& > :nth-child(3)': {
    height: '13.25rem',
    background: `${WRITING_LINE} 0 2rem / 100% 2.5rem content-box, $colors$raised`,
  },
  '& > :nth-child(4)': { height: sizes.cellButton, backgroundColor: '$sunk' },
});

/**
 * The fields of the provider's form without inputs: two names, email, message and button. It keeps the height of that form,
 * and 1 px more for browsers that round text up, when it is done and invisible: nothing below moves when the form arrives,
 * is shorter, or fails.
 */
function FormSkeleton({ isDone }: { readonly isDone: boolean }) {
  const { firstName, lastName, email, message } = contactForm.embedded;
  return (
    <SkeletonFrame as="div" aria-hidden="true" data-done={isDone ? '' : undefined}>
      <CellPair>
        <i data-label={firstName} />
        <i data-label={lastName} />
      </CellPair>
      <i data-label={email} />
      <i data-label={message} />
      <i />
    </SkeletonFrame>
  );
}

/** The card Get in Touch: the provider's form with its loading and error states, or the built-in form by choice. */
export function ContactCard({ heading }: { readonly heading: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const snapshot = useContactForm('embedded');
  const isEmbedded = !snapshot.matches('fallback');
  const isReady = snapshot.matches({ embedded: 'ready' });
  const hasFailed = snapshot.matches({ embedded: 'error' });
  const isLoading = isEmbedded && !isReady && !hasFailed;
  const isBusy = snapshot.hasTag('busy');

  /** The pressed button disappears: the card's head gets the focus and is scrolled into view, below the site header. */
  const choose = (type: 'fallback.chosen' | 'embedded.chosen' | 'loading.retried') => () => {
    if (!contactActor.getSnapshot().can({ type })) return;
    contactActor.send({ type });
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Sheet as="section" side="left">
      <Title variant="h3" ref={title} tabIndex={-1}>
        {heading}
      </Title>
      {isEmbedded ? (
        <Layers>
          <FormSkeleton isDone={!isLoading} />
          {!hasFailed && <Target id={EMBEDDED_FORM_ID} aria-busy={isLoading} />}
          <Loader role="status">
            {isLoading && (
              <>
                <Spinner />
                <Text>{contactForm.loading}</Text>
                <NoScript />
              </>
            )}
          </Loader>
          <Middle role="alert">
            {hasFailed && (
              <>
                {/* A bowtie with a gap between its halves. */}
                <Figure viewBox="0 0 120 56">
                  <path className="f-ink" d="M4 4v48l44-24z" />
                  <path className="f-mute" d="M116 4v48L72 28z" />
                  <path d="M60 4v48" stroke="currentColor" strokeWidth={1.5} strokeDasharray="2 4" />
                </Figure>
                <Text>{contactForm.loadingFailed}</Text>
                <Button onClick={choose('loading.retried')}>{contactForm.tryAgain}</Button>
                <Text>
                  {`${contactForm.orWriteTo} `}
                  <a href={`mailto:${owner.SITE_EMAIL}`}>{owner.SITE_EMAIL}</a>
                </Text>
              </>
            )}
          </Middle>
        </Layers>
      ) : (
        <MessageForm snapshot={snapshot} />
      )}
      {/* Another button, so that the pressed one loses the focus. */}
      <Foot key={isEmbedded ? 'embedded' : 'fallback'}>
        {isEmbedded && `${contactForm.trouble} `}
        <TextButton
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={choose(isEmbedded ? 'fallback.chosen' : 'embedded.chosen')}
        >
          {isEmbedded ? contactForm.toFallback : contactForm.toEmbedded}
        </TextButton>
      </Foot>
    </Sheet>
  );
}
