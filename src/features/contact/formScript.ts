import { provider } from '../../config/provider';
import { resource } from '../../lib/resource';

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      // The next attempt adds a new element, which fetches the script again.
      script.remove();
      reject(new Error(reason));
    };
    script.src = provider.formScript;
    script.async = true;
    script.onerror = () => fail('The provider script could not be loaded.');
    // The load event also follows a script that throws, or a different script.
    script.onload = () => (window.hbspt ? resolve() : fail('The provider script did not start.'));
    document.head.append(script);
  });
}

const script = resource(load);

/**
 * Resolves when the provider's script has run. All callers share one request. The script stays in the document, because a
 * second one would render its forms twice.
 * @throws Error if the script fails to load or does not set `window.hbspt`; the next call requests it again.
 */
export const requestFormScript = (): Promise<void> => script.load();
