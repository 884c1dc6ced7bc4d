import { styled } from '../../theme/stitches.config';
import { sizes } from '../../theme/tokens';
import { CellForm, CellPair, SIDES } from '../../ui/Field';

const Frame = styled(CellForm, {
  '&[data-done]': { visibility: 'hidden' },
  paddingBottom: '1px',
  '& i': { height: sizes.cell, border: '1px solid $colors$ink', borderInlineWidth: SIDES },
  '& > :nth-child(3)': { height: '13.5rem' },
  '& > :nth-child(4)': { height: sizes.cellButton, backgroundColor: '$sunk' },
});

/**
 * Outlines of the fields of the provider's form: two names, email, message and button. It keeps the height of that form,
 * and 1 px more for browsers that round text up, when it is done and invisible: nothing below moves when the form arrives,
 * is shorter, or fails.
 */
export function FormSkeleton({ isDone }: { readonly isDone: boolean }) {
  return (
    <Frame as="div" aria-hidden="true" data-done={isDone ? '' : undefined}>
      <CellPair>
        <i />
        <i />
      </CellPair>
      <i />
      <i />
      <i />
    </Frame>
  );
}
