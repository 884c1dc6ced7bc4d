import { total } from '../../content/total';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../../theme/tokens';
import { Checkbox } from '../../ui/Checkbox';
import { useQuote } from './PricingContext';
import { type ItemSlug, itemName } from './prices';

/** Id of the checkbox of an item: it gets the focus back when the total is cleared. */
export const itemControlId = (slug: string): string => `add-${slug}`;

/** Adds a package or an add-on to the total of the visit, and removes it. */
export function AddToTotal({ slug }: { readonly slug: ItemSlug }) {
  const [{ context }, send] = useQuote();
  return (
    <Checkbox
      id={itemControlId(slug)}
      aria-label={`${total.add}: ${itemName(slug)}`}
      checked={context.selected.includes(slug)}
      onChange={() => send({ type: 'item.toggled', item: slug })}
    >
      {total.add}
    </Checkbox>
  );
}

const Added = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 1rem',
  marginBottom: '1rem',
  '& > strong': { font: font('display', fontWeights.semi, fontSizes.ui, 1.2), color: '$action' },
  '@media print': { display: 'none' },
});

/** The same on the page of the service, which says whether it is part of the total. */
export function InTotal({ slug }: { readonly slug: ItemSlug }) {
  const [{ context }] = useQuote();
  return (
    <Added>
      <AddToTotal slug={slug} />
      {context.selected.includes(slug) && <strong>{total.isAdded}</strong>}
    </Added>
  );
}
