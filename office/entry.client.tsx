// No page of the office needs a script; React Router wants this file for the browser all the same.
export {};
