/**
 * Finds a browser for the tests. Installs Playwright's if there is none and CHROMIUM_PATH does not choose one.
 * @param {() => Promise<string>} find returns the path of a browser that starts. Rejects if there is none.
 * @param {() => unknown} install installs Playwright's Chromium, or fails with a message of its own.
 * @returns {Promise<string>} its path.
 * @throws the error of `find` if there is still none.
 */
export async function ensureBrowser(find, install) {
  try {
    return await find();
  } catch (error) {
    if (process.env.CHROMIUM_PATH) throw error;
    console.log('No Chromium for the browser tests. Installing Playwright’s Chromium ...');
    await install();
    return find();
  }
}
