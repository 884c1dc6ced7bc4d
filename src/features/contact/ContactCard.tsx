import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { contactForm } from '../../content/contactForm';
import { owner } from '../../content/owner';
import { styled } from '../../theme/stitches.config';
import { Button } from '../../ui/Button';
import { BrokenBowtie } from '../../ui/figures/BrokenBowtie';
import { Heading } from '../../ui/Heading';
import { Sheet } from '../../ui/Sheet';
import { Spinner } from '../../ui/Spinner';
import { Text } from '../../ui/Text';
import { TextButton } from '../../ui/TextButton';
import { MessageForm } from './MessageForm';
import { EMBEDDED_FORM_ID, useContactActor } from './useContactActor';

const Title = styled(Heading, { marginBottom: '1.25rem', '&:focus': { outline: 'none', boxShadow: 'none' } });

/** Its height is that of a form in every state, so that nothing below it moves. */
const Slot = styled('div', {
  minHeight: '27rem',
  display: 'grid',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
});

const Middle = styled('div', {
  placeSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: '1rem',
  maxWidth: '24rem',
  textAlign: 'center',
  '& > svg': { width: '7.5rem' },
  '& a': {
    color: '$action',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    overflowWrap: 'anywhere',
  },
});

const Target = styled('div', { variants: { loading: { true: { visibility: 'hidden' } } } });

const Foot = styled('p', {
  marginTop: '1.25rem',
  paddingTop: '.5rem',
  borderTop: '1px solid $colors$rule',
  fontFamily: '$display',
  fontSize: '1rem',
  lineHeight: 1.4,
  color: '$ink2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.4em',
});

/**
 * The card Get in Touch: the provider's form, loading, shown or failed, and the built-in form that takes its place when
 * the visitor asks for it (specification, section 4).
 */
export function ContactCard({ heading }: { readonly heading: string }) {
  const actor = useContactActor('embedded');
  const title = useRef<HTMLHeadingElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const isEmbedded = !snapshot.matches('fallback');
  const isReady = snapshot.matches({ embedded: 'ready' });
  const hasFailed = snapshot.matches({ embedded: 'error' });
  const isLoading = isEmbedded && !isReady && !hasFailed;
  const isBusy = snapshot.hasTag('busy');

  /** What was pressed disappears; the focus goes to the head of what takes its place. */
  const choose = (type: 'fallback.chosen' | 'embedded.chosen' | 'loading.retried') => () => {
    if (!actor.getSnapshot().can({ type })) return;
    actor.send({ type });
    title.current?.focus({ preventScroll: true });
  };

  return (
    <Sheet as="section">
      <Title ref={title} tabIndex={-1} look="h3">
        {heading}
      </Title>
      {isEmbedded ? (
        <Slot>
          {!hasFailed && <Target id={EMBEDDED_FORM_ID} loading={isLoading} aria-busy={isLoading} />}
          <Middle role="status">
            {isLoading && (
              <>
                <Spinner />
                <Text>{contactForm.loading}</Text>
                <noscript>{`${contactForm.noScript} ${owner.SITE_EMAIL}.`}</noscript>
              </>
            )}
          </Middle>
          <Middle role="alert">
            {hasFailed && (
              <>
                <BrokenBowtie />
                <Text>{contactForm.loadingFailed}</Text>
                <Button onClick={choose('loading.retried')}>{contactForm.tryAgain}</Button>
                <Text>
                  {`${contactForm.orWriteTo} `}
                  <a href={`mailto:${owner.SITE_EMAIL}`}>{owner.SITE_EMAIL}</a>
                </Text>
              </>
            )}
          </Middle>
        </Slot>
      ) : (
        <MessageForm actor={actor} />
      )}
      <Foot>
        {isEmbedded ? (
          <>
            {`${contactForm.trouble} `}
            <TextButton type="button" onClick={choose('fallback.chosen')}>
              {contactForm.toFallback}
            </TextButton>
          </>
        ) : (
          <TextButton
            type="button"
            {...(isBusy ? { 'aria-disabled': true } : {})}
            onClick={choose('embedded.chosen')}
          >
            {contactForm.toEmbedded}
          </TextButton>
        )}
      </Foot>
    </Sheet>
  );
}
