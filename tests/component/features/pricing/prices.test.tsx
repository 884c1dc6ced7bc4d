import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { priceList, stageNames } from '../../../support/priceList';
import { renderAt } from '../../../support/renderAt';
import { stageControls } from '../../../support/stageControls';

const cards = () => within(screen.getByRole('main')).getAllByRole('article');

describe('on the Services page every price and share follows the stage', () => {
  test.each(stageNames)('%s', async (stage) => {
    await renderAt('/services');
    stageControls().choose(stage);
    const position = stageNames.indexOf(stage);
    const shown = cards().map((card) => card.textContent ?? '');
    expect(shown).toHaveLength(5);
    for (const [index, { name, prices, shares }] of priceList.entries()) {
      expect(shown[index]).toContain(name);
      expect(shown[index]).toContain(prices[position]);
      expect(shown[index]?.match(/[\d.]+% equity/g)).toEqual([shares[position]]);
      expect(shown[index]).toContain(`at ${stage}`);
    }
  });

  test('Seed is shown before anything is chosen', async () => {
    await renderAt('/services');
    expect(cards()[0]?.textContent).toContain('$10,000/month');
    expect(cards()[0]?.textContent).toContain('1% equity');
  });

  test('the add-ons do not vary by stage', async () => {
    await renderAt('/services');
    const addOn = within(screen.getByRole('main')).getByRole('link', { name: /^Demand Generation/ });
    expect(addOn.textContent).toContain('$7,500/month');
    stageControls().choose('Series B');
    expect(addOn.textContent).toContain('$7,500/month');
  });
});

describe.each(priceList)('on the page of $name', ({ path, prices, detailShares }) => {
  test('price and share follow the stage', async () => {
    await renderAt(path);
    const { choose } = stageControls();
    const card = screen.getByRole('complementary');
    const investment = () => [...card.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(investment()).toEqual([prices[1], detailShares[1]]);
    for (const [position, stage] of stageNames.entries()) {
      choose(stage);
      expect(investment()).toEqual([prices[position], detailShares[position]]);
    }
  });
});

describe.each(['/services', '/services/revenue-strategy'])('the change of prices at %s', (path) => {
  test('is said once, politely', async () => {
    await renderAt(path);
    const status = screen.getByRole('status');
    stageControls().choose('Series A');
    expect(screen.getAllByRole('status')).toEqual([status]);
    expect(status.textContent).toContain('Series A');
  });

  test('is not said without one', async () => {
    await renderAt(path);
    const status = screen.getByRole('status');
    const said: (string | null)[] = [];
    const observer = new MutationObserver(() => said.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    const { slider, choose } = stageControls();
    choose('Seed');
    fireEvent.keyDown(slider, { key: 'Tab' });
    fireEvent.focus(slider);
    await Promise.resolve();
    expect(observer.takeRecords()).toEqual([]);
    expect(said).toEqual([]);
    observer.disconnect();
  });
});

test('a package page says price and share of the new stage', async () => {
  await renderAt('/services/revenue-strategy');
  stageControls().choose('Series A');
  const said = screen.getByRole('status').textContent;
  expect(said).toContain('$15,000/month');
  expect(said).toContain('0.67% equity');
});
