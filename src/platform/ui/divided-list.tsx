import type { ReactNode } from "react";

/** People or devices, and at the end of each what may be done to it. */
export const DividedList = ({ children }: { children: ReactNode }) => <ul className="divided-list">{children}</ul>;
