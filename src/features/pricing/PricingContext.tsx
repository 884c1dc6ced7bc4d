import { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { type ActorRefFrom, getInitialSnapshot, type SnapshotFrom } from 'xstate';
import { type QuoteInput, quoteMachine } from '../../../machines/quote.machine';
import { type Stage, stageMachine } from '../../../machines/stage.machine';
import { stageTerms } from '../../content/pricing';
import { addOns, packages } from '../../content/services/index';
import { inspected } from '../../lib/inspected';

type StageActor = ActorRefFrom<typeof stageMachine>;
type QuoteActor = ActorRefFrom<typeof quoteMachine>;
type QuoteSnapshot = SnapshotFrom<typeof quoteMachine>;

interface Pricing {
  readonly stage: StageActor;
  readonly quote: QuoteActor;
}

const PricingContext = createContext<Pricing | undefined>(undefined);

/** The stage that every prerendered document shows. */
const initialStage = getInitialSnapshot(stageMachine).value;

const quoteInput: QuoteInput = {
  items: {
    ...Object.fromEntries(
      Object.entries(packages).map(([slug, { seedPrice }]) => [slug, { ...seedPrice, followsStage: true }]),
    ),
    ...Object.fromEntries(
      Object.entries(addOns).map(([slug, { usdPerMonth }]) => [
        slug,
        { usdPerMonth, equityMilliPercent: 0, followsStage: false },
      ]),
    ),
  },
  factors: stageTerms,
  stage: initialStage,
};

/** Provides one stage and one selection for the visit, on all pages, in memory only. */
export function PricingProvider({ children }: { readonly children: ReactNode }) {
  const stage = useActorRef(stageMachine, inspected);
  const quote = useActorRef(quoteMachine, { ...inspected, input: quoteInput });
  useEffect(() => {
    const subscription = stage.subscribe(({ value }) => quote.send({ type: 'stage.changed', stage: value }));
    return () => subscription.unsubscribe();
  }, [stage, quote]);
  return <PricingContext value={{ stage, quote }}>{children}</PricingContext>;
}

/** @throws Error outside a `PricingProvider`. */
function usePricing(): Pricing {
  const pricing = use(PricingContext);
  if (!pricing) throw new Error('A price is rendered outside a PricingProvider.');
  return pricing;
}

export const useStageActor = (): StageActor => usePricing().stage;
export const useQuoteActor = (): QuoteActor => usePricing().quote;

/**
 * Subscribes to a value of an actor. Not `useSelector`, which has no server snapshot: a value that the
 * visitor has changed before hydration must first match the markup.
 * @param prerendered the value in every prerendered document.
 */
function useActorValue<Value>(
  actor: { subscribe(onChange: () => void): { unsubscribe(): void } },
  read: () => Value,
  prerendered: () => Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, read, prerendered);
}

const prerenderedStage = () => initialStage;

/** The selected stage. */
export function useStage(): Stage {
  const actor = useStageActor();
  return useActorValue(actor, () => actor.getSnapshot().value, prerenderedStage);
}

let initialQuote: QuoteSnapshot | undefined;

/** Computed when a block with prices is hydrated: most pages have none. */
function prerenderedQuote(): QuoteSnapshot {
  initialQuote ??= getInitialSnapshot(quoteMachine, quoteInput);
  return initialQuote;
}

/** The snapshot of the selected packages and add-ons, with their total. */
export function useQuote(): QuoteSnapshot {
  const actor = useQuoteActor();
  return useActorValue(actor, () => actor.getSnapshot(), prerenderedQuote);
}
