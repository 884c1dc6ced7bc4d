import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addOnFee } from '../../../../src/content/pricing';
import { priceList, stageNames } from '../../../support/priceList';
import { renderAt } from '../../../support/renderAt';
import { stageControls } from '../../../support/stageControls';

const main = () => within(screen.getByRole('main'));

test.each(stageNames)('every price and share on the Services page follows the stage: %s', async (stage) => {
  await renderAt('/services');
  const position = stageNames.indexOf(stage);
  const addOn = main()
    .getByRole('link', { name: /^Demand Generation/ })
    .closest('li');
  // Seed is shown before anything is chosen.
  const { choose, pressed } = stageControls();
  if (stage !== 'Seed') choose(stage);
  expect(pressed()).toEqual([stage]);
  const cards = main().getAllByRole('article');
  for (const [index, { name, prices, shares }] of priceList.entries()) {
    const text = cards[index]?.textContent;
    for (const part of [name, prices[position]]) expect(text).toContain(part);
    expect(text?.match(/[\d.]+% equity/g)).toEqual([shares[position]]);
  }
  expect(addOn?.textContent).toContain(addOnFee('demand-generation'));
});

test.each(priceList)(
  'price and share on the page of $name follow the stage',
  async ({ path, prices, detailShares }) => {
    await renderAt(path);
    const { choose } = stageControls();
    const card = screen.getByRole('complementary');
    const investment = () => [...card.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(investment()).toEqual([prices[1], detailShares[1]]);
    for (const [position, stage] of stageNames.entries()) {
      choose(stage);
      expect(investment()).toEqual([prices[position], detailShares[position]]);
    }
  },
);

/** The texts that live regions announce. */
const announced = () =>
  screen.getAllByRole('status').flatMap(({ textContent }) => (textContent ? [textContent] : []));

describe.each(['/services', '/services/revenue-strategy'])('the change of prices at %s', (path) => {
  test('is announced once, politely', async () => {
    await renderAt(path);
    const regions = screen.getAllByRole('status');
    stageControls().choose('Series A');
    expect(announced()).toEqual([expect.stringContaining('Series A')]);
    // A region that appears together with its text stays silent.
    expect(screen.getAllByRole('status')).toEqual(regions);
  });

  test('is not announced without one', async () => {
    await renderAt(path);
    const observer = new MutationObserver(() => undefined);
    for (const region of screen.getAllByRole('status'))
      observer.observe(region, { childList: true, characterData: true, subtree: true });
    const { slider, choose } = stageControls();
    choose('Seed');
    fireEvent.keyDown(slider, { key: 'Tab' });
    fireEvent.focus(slider);
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  });
});

test('a package page announces price and share of the new stage', async () => {
  const [{ path, prices, detailShares } = { path: '/', prices: [], detailShares: [] }] = priceList;
  await renderAt(path);
  stageControls().choose('Series A');
  expect(announced()).toEqual([expect.stringContaining(String(prices[2]))]);
  expect(announced()).toEqual([expect.stringContaining(String(detailShares[2]))]);
});
