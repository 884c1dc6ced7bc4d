import { provider } from '../../config/provider';
import { resource } from '../../lib/resource';

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      // A script that stays would not be fetched again by the next attempt.
      script.remove();
      reject(new Error(reason));
    };
    script.src = provider.formScript;
    script.async = true;
    script.onerror = () => fail('The provider script could not be loaded.');
    // A script that throws, or is not the one that was asked for, has loaded as well.
    script.onload = () => (window.hbspt ? resolve() : fail('The provider script did not start.'));
    document.head.append(script);
  });
}

const script = resource(load);

/**
 * Makes sure that the provider's script has run. All who ask share one request, and a script that has run is never
 * removed: it could not be undone, and a second one would draw its forms twice.
 * @throws Error when the script fails to load, or leaves no `window.hbspt`; the next call asks for it again.
 */
export const requestFormScript = (): Promise<void> => script.load();
