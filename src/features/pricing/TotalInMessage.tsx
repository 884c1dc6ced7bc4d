import { total } from '../../content/total';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../../theme/tokens';
import { TextButton } from '../../ui/Button';
import { END, START } from '../../ui/Field';
import { totalMessage } from './prices';
import { sendToQuote, useQuote, useStage } from './pricingActors';

/** The total as a part of the next message; empty if nothing is chosen, or if the visitor has removed it there. */
export function useTotalInMessage(): string {
  const quote = useQuote();
  const stage = useStage();
  const isAttached = quote.matches({ selected: { message: 'attached' } });
  return isAttached ? totalMessage(quote.context.selected, stage) : '';
}

const Line = styled('div', {
  borderBlock: '1px solid $colors$rule',
  padding: `.75rem ${END} .25rem ${START}`,
  '& > p:first-child': { font: font('display', fontWeights.heading, '1rem', 1.3), marginBottom: '.25rem' },
  '& > p': { fontSize: fontSizes.small, lineHeight: 1.45 },
});

/** The total in a contact form, above the message: it can be removed, and added again. */
export function TotalInMessage({ isLocked }: { readonly isLocked: boolean }) {
  const quote = useQuote();
  const text = useTotalInMessage();
  const { label, remove, removeLabel, add } = total.form;
  if (!quote.matches('selected')) return null;
  const isAttached = text !== '';
  return (
    <Line>
      {isAttached && (
        <>
          <p>{label}</p>
          <p key={text}>{text}</p>
        </>
      )}
      {/* One element, which keeps the focus. */}
      <TextButton
        type="button"
        aria-label={isAttached ? removeLabel : undefined}
        aria-disabled={isLocked}
        onClick={() => {
          if (!isLocked) sendToQuote({ type: isAttached ? 'selection.detached' : 'selection.attached' });
        }}
      >
        {isAttached ? remove : add}
      </TextButton>
    </Line>
  );
}
