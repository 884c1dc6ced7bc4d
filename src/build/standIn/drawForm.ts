import { element } from './element';

export type FormValues = readonly { readonly name: string; readonly value: string }[];

export interface FormCallbacks {
  /** Called when an entry is invalid. */
  readonly onRefused?: () => void;
  /** Called when all entries are valid, before they are sent. */
  readonly onSubmit?: (values: FormValues) => void;
  readonly onSubmitted?: (values: FormValues) => void;
}

/** Field names and class names of HubSpot's forms. */
const fields = [
  { name: 'firstname', label: 'First name', autocomplete: 'given-name', half: true },
  { name: 'lastname', label: 'Last name', autocomplete: 'family-name', half: true },
  { name: 'email', label: 'Work email', type: 'email', autocomplete: 'email' },
  { name: 'message', label: 'What should change?', rows: '4' },
] as const;

/**
 * Styles like those that an owner would set in the HubSpot editor. They use the tokens of the site, or else the
 * colors and the font of the surrounding page, so that the form is readable in light and dark.
 */
const font = 'var(--fonts-display, inherit)';
const box: Partial<CSSStyleDeclaration> = {
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '3.125rem',
  padding: '.7rem .875rem',
  border: '1px solid var(--colors-control, currentColor)',
  borderRadius: '2px',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
};

let forms = 0;

function drawField(field: (typeof fields)[number], prefix: string) {
  const id = `${field.name}-${prefix}`;
  const attributes = { id, name: field.name, required: '', class: 'hs-input' };
  const input =
    'rows' in field
      ? element('textarea', { style: box, attributes: { ...attributes, rows: field.rows } })
      : element('input', {
          style: box,
          attributes: {
            ...attributes,
            type: 'type' in field ? field.type : 'text',
            autocomplete: field.autocomplete,
          },
        });
  const error = element('p', {
    style: { margin: '.25rem 0 0', color: 'var(--colors-danger, inherit)' },
    attributes: { id: `${id}-error`, class: 'hs-error-msg' },
  });
  const label = element(
    'label',
    { style: { display: 'block', marginBottom: '.4rem', fontWeight: '600' }, attributes: { for: id } },
    field.label,
  );
  const wide = 'half' in field ? 'auto' : '1 / -1';
  const row = element(
    'div',
    { style: { gridColumn: wide }, attributes: { class: `hs_${field.name} hs-form-field` } },
    ...[label, input, error],
  );
  return { row, input, error };
}

/** Renders a form that looks and behaves like HubSpot's, and shows a confirmation when it is submitted. */
export function drawForm(
  target: Element,
  { onRefused, onSubmit, onSubmitted }: FormCallbacks,
): HTMLFormElement {
  forms += 1;
  const drawn = fields.map((field) => drawField(field, `stand-in-${forms}`));
  const submit = element(
    'button',
    {
      style: {
        ...box,
        ...{ width: 'auto', padding: '.5rem 1.5rem', cursor: 'pointer', fontWeight: '600' },
        ...{ background: 'var(--colors-action, transparent)', color: 'var(--colors-onAction, inherit)' },
      },
      attributes: { type: 'submit', class: 'hs-button primary large' },
    },
    'Submit',
  );
  const form = element(
    'form',
    {
      style: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
        gap: '1.25rem 1.5rem',
        fontFamily: font,
      },
      attributes: { novalidate: '', method: 'dialog', class: 'hs-form stacked' },
    },
    ...drawn.map(({ row }) => row),
    element('div', { style: { gridColumn: '1 / -1' }, attributes: { class: 'hs-submit' } }, submit),
  );

  /** @returns whether the entry is valid. */
  const check = ({ input, error }: (typeof drawn)[number]) => {
    const isValid = input.checkValidity();
    error.textContent = isValid ? '' : input.validationMessage;
    input.setAttribute('aria-invalid', String(!isValid));
    input.setAttribute('aria-describedby', error.id);
    return isValid;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = drawn.filter((field) => !check(field));
    if (wrong[0]) {
      wrong[0].input.focus();
      onRefused?.();
      return;
    }
    const values = drawn.map(({ input: { name, value } }) => ({ name, value }));
    onSubmit?.(values);
    const thanks = element(
      'p',
      { attributes: { class: 'submitted-message', tabindex: '-1' } },
      'Thanks for submitting the form.',
    );
    target.replaceChildren(thanks);
    thanks.focus();
    onSubmitted?.(values);
  });
  target.replaceChildren(form);
  return form;
}
