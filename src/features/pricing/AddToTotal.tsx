import { total } from '../../content/total';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, radii, sizes, transitions } from '../../theme/tokens';
import { CHECK_MARK } from '../../ui/triangle';
import { type ItemSlug, itemName } from './prices';
import { sendToQuote, useQuote } from './pricingActors';

const Label = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  minHeight: sizes.touch,
  font: font('display', fontWeights.medium, fontSizes.ui, 1.2),
  cursor: 'pointer',
  '& > input': {
    appearance: 'none',
    flex: 'none',
    width: '1.375rem',
    height: '1.375rem',
    margin: 0,
    display: 'grid',
    placeItems: 'center',
    border: '1.5px solid $colors$ink',
    borderRadius: radii[1],
    backgroundColor: '$paper',
    cursor: 'pointer',
    transition: `background-color ${transitions.fast}`,
  },
  '& > input:checked': { backgroundColor: '$action', borderColor: '$action' },
  '& > input:checked::before': {
    backgroundColor: '$onAction',
    clipPath: CHECK_MARK,
  },
  /* Always there: the baseline of the label is that of the box. */
  '& > input::before': {
    content: '""',
    width: '.6875rem',
    height: '.6875rem',
    backgroundColor: '$ink',
    /* A plus. */
    clipPath:
      'polygon(0 42%, 42% 42%, 42% 0, 58% 0, 58% 42%, 100% 42%, 100% 58%, 58% 58%, 58% 100%, 42% 100%, 42% 58%, 0 58%)',
  },
  '@hover': { '&:hover > input': { borderColor: '$action' } },
  '@media (forced-colors: active)': { '& > input': { appearance: 'auto' } },
  '@media print, (scripting: none)': { display: 'none' },
});

/** Id of the checkbox of an item: it gets the focus back when the total is cleared. */
export const itemControlId = (slug: string): string => `add-${slug}`;

/** Adds a package or an add-on to the total of the visit, and removes it. */
export function AddToTotal({ slug }: { readonly slug: ItemSlug }) {
  const { context } = useQuote();
  return (
    <Label>
      <input
        type="checkbox"
        id={itemControlId(slug)}
        aria-label={`${total.add}: ${itemName(slug)}`}
        checked={context.selected.includes(slug)}
        onChange={() => sendToQuote({ type: 'item.toggled', item: slug })}
      />
      <span>{total.add}</span>
    </Label>
  );
}

const Added = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 1rem',
  '@md': { marginLeft: '.75rem' },
  '& > strong': { font: font('display', fontWeights.semi, fontSizes.ui, 1.2), color: '$action' },
  '@media print': { display: 'none' },
});

/** The same on the page of the service, which says whether it is part of the total. */
export function InTotal({ slug }: { readonly slug: ItemSlug }) {
  const { context } = useQuote();
  return (
    <Added>
      <AddToTotal slug={slug} />
      {context.selected.includes(slug) && <strong>{total.isAdded}</strong>}
    </Added>
  );
}
