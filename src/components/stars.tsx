/** Five filled stars. They are decoration: the number beside them speaks. */
export function Stars() {
  return <span className="stars" aria-hidden="true" />;
}
