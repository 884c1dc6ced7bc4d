import { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { type ActorRefFrom, getInitialSnapshot, type SnapshotFrom } from 'xstate';
import { type QuoteInput, quoteMachine } from '../../../machines/quote.machine';
import { type Stage, stageMachine } from '../../../machines/stage.machine';
import { stageTerms } from '../../content/pricing';
import { addOns, packages } from '../../content/services/index';
import { inspected } from '../../lib/inspected';
import { usePrerenderedSnapshot } from '../usePrerenderedSnapshot';

type StageActor = ActorRefFrom<typeof stageMachine>;

interface Pricing {
  readonly stage: StageActor;
  readonly quote: ActorRefFrom<typeof quoteMachine>;
}

const PricingContext = createContext<Pricing | undefined>(undefined);

/** The stage that every prerendered document shows. */
const prerenderedStage = getInitialSnapshot(stageMachine);

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
  stage: prerenderedStage.value,
};

let initialQuote: SnapshotFrom<typeof quoteMachine> | undefined;

/** Computed when a block with prices is hydrated: most pages have none. */
function prerenderedQuote() {
  initialQuote ??= getInitialSnapshot(quoteMachine, quoteInput);
  return initialQuote;
}

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

/** The selected stage. */
export const useStage = (): Stage => usePrerenderedSnapshot(useStageActor(), () => prerenderedStage).value;

/** The snapshot of the selected packages and add-ons with their total, and the `send` of its actor. */
export function useQuote() {
  const { quote } = usePricing();
  return [usePrerenderedSnapshot(quote, prerenderedQuote), quote.send] as const;
}
