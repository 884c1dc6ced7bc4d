import { element } from './element';

export type FormValues = readonly { readonly name: string; readonly value: string }[];

/** Fields with the names of HubSpot's properties. */
const fields = [
  { tag: 'input', name: 'firstname', label: 'First name', attributes: { autocomplete: 'given-name' } },
  { tag: 'input', name: 'lastname', label: 'Last name', attributes: { autocomplete: 'family-name' } },
  { tag: 'input', name: 'email', label: 'Work email', attributes: { type: 'email', autocomplete: 'email' } },
  { tag: 'textarea', name: 'message', label: 'What should change?', attributes: { rows: '4' } },
] as const;

/**
 * Styles like those that an owner would set in the HubSpot editor, for the class names of HubSpot's forms. They use the
 * tokens of the site, or else the colors and the font of the surrounding page, so that the form is readable in light and dark.
 */
const STYLES = `
  .hs-form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(max(16rem, 34%), 100%), 1fr)); gap: 1.5rem;
    font-family: var(--fonts-display, inherit) }
  .hs-form > .hs_email, .hs-form > .hs_message, .hs-form > .hs-submit { grid-column: 1 / -1 }
  .hs-form label > span { display: block; margin-bottom: .4rem; font-weight: 600 }
  .hs-form .hs-input, .hs-form .hs-button { box-sizing: border-box; min-height: 3.125rem; border-radius: 2px;
    border: 1px solid var(--colors-control, currentColor); font: inherit }
  .hs-form .hs-input { width: 100%; padding: .7rem .875rem; background: transparent; color: inherit }
  .hs-form .hs-button { padding: .5rem 1.5rem; background: var(--colors-action, transparent);
    color: var(--colors-onAction, inherit); font-weight: 600; cursor: pointer }
`;

function drawField({ tag, name, label, attributes }: (typeof fields)[number]) {
  const input = element(tag, { name, required: '', class: 'hs-input', ...attributes });
  const labelled = element('label', {}, element('span', {}, label), input);
  return element('div', { class: `hs_${name} hs-form-field` }, labelled);
}

/** Renders a form that looks like HubSpot's, and shows a confirmation when it is submitted. The browser validates the entries. */
export function drawForm(target: Element, submit: (values: FormValues) => void): HTMLFormElement {
  const button = element('button', { type: 'submit', class: 'hs-button primary large' }, 'Submit');
  const form = element(
    'form',
    { method: 'dialog', class: 'hs-form stacked' },
    element('style', {}, STYLES),
    ...fields.map(drawField),
    element('div', { class: 'hs-submit' }, button),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit([...new FormData(form)].map(([name, value]) => ({ name, value: String(value) })));
    const thanks = element(
      'p',
      { class: 'submitted-message', tabindex: '-1' },
      'Thanks for submitting the form.',
    );
    target.replaceChildren(thanks);
    thanks.focus();
  });
  target.replaceChildren(form);
  return form;
}
